export const ownSearch = {
  stopped: {
    said: 'Your search was stopped {{where}}. {{why}}',
    atLineAndStep: 'at line {{line}}, after step {{step}}',
    atLine: 'at line {{line}}',
    atStep: 'after step {{step}}',
    atOnce: 'before its first step',
    thrown: 'It threw an error: {{told}}',
    noEvent_one:
      'Nothing happened for {{count, number}} second: this loop does not end, or is very slow. Does it take a node from the frontier in each turn?',
    noEvent_other:
      'Nothing happened for {{count, number}} seconds: this loop does not end, or is very slow. Does it take a node from the frontier in each turn?',
    noYield_one:
      'It went on for {{count, number}} second without an expansion that was yielded. Write `yield tree.expand(node)` in the loop.',
    noYield_other:
      'It went on for {{count, number}} seconds without an expansion that was yielded. Write `yield tree.expand(node)` in the loop.',
    noAnswer_one:
      'Nothing came from it for {{count, number}} second, and it was ended. What had come until then is shown.',
    noAnswer_other:
      'Nothing came from it for {{count, number}} seconds, and it was ended. What had come until then is shown.',
    noOutcome:
      'It ended with {{found}}. A search returns its outcome: `tree.solve(node)`, or `{ kind: \'exhausted\' }` when nothing is left.',
    broken: 'It broke down: {{told}}',
    tooDeep: 'A function called itself too often. Did you mean to use a stack?',
    noGenerator: '`run` is no generator. Write `function*`, and `yield tree.expand(node)` in it.',
    tooMuch: 'It holds more nodes than there is room for.',
    unsound: 'What came from it is no recording.',
  },
} as const
