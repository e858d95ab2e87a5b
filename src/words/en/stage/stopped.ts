/** Why a search of one’s own was stopped. */
export const stopped = {
  said: 'Your search was stopped {{where}}. {{why}}',
  atLineAndStep: 'at line {{line}}, after step {{step}}',
  atLine: 'at line {{line}}',
  atStep: 'after step {{step}}',
  atOnce: 'before its first step',
  thrown: 'It threw an error: “{{told}}”.',
  noName: '{{name}} is not defined: nothing has this name.',
  otherName: '{{name}} is not defined: nothing has this name. Did you mean “{{nearest}}”?',
  notImported: '{{name}} is not defined here yet. Import it from “{{from}}”.',
  noCall: '“{{of}}” has no “{{name}}” that can be called.',
  otherCall: '“{{of}}” has no “{{name}}”. Did you mean “{{nearest}}”?',
  knownCalls: '“{{of}}” has no “{{name}}”. It has {{known, list}}.',
  noFunction: '“{{of}}.{{name}}” is a value, which cannot be called. Write it without parentheses.',
  quoted: '“{{text}}”',
  noEvent_one:
    'Nothing happened for {{count, number}} second: this loop does not end, or is very slow. Does it pop a node from the frontier each time?',
  noEvent_other:
    'Nothing happened for {{count, number}} seconds: this loop does not end, or is very slow. Does it pop a node from the frontier each time?',
  noYield_one:
    'It ran for {{count, number}} second without yielding an expansion. Write “yield tree.expand(node)” in the loop.',
  noYield_other:
    'It ran for {{count, number}} seconds without yielding an expansion. Write “yield tree.expand(node)” in the loop.',
  noAnswer_one:
    'Nothing came from it for {{count, number}} second, so it was stopped. Does it make a very long list or text, or use a regular expression that takes too long?',
  noAnswer_other:
    'Nothing came from it for {{count, number}} seconds, so it was stopped. Does it make a very long list or text, or use a regular expression that takes too long?',
  noOutcome:
    "It ended with {{found}}. A search returns its outcome: “tree.solve(node)”, “{ kind: 'exhausted' }” when nothing is left, or “{ kind: 'limit' }” when a limit has cut off what was left.",
  broken: 'It failed: “{{told}}”.',
  tooDeep: 'A function called itself too often. Did you mean to use a stack?',
  noGenerator: '“run” is not a generator. Write “function*”, and “yield tree.expand(node)” in it.',
  tooMuch: 'It holds more nodes than there is room for. Choose a smaller problem, or prune more.',
  unsound: 'What came from it is not a recording.',
} as const
