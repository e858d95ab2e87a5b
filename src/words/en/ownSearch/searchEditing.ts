/** Why the code of a search cannot be read. */
export const searchRead = {
  syntax: 'This cannot be read: {{told}}.',
  noAsterisk:
    'This cannot be read: “yield” stands in a function without an asterisk. A search is written with one: “function* search(…)”.',
  unclosed: {
    text: "A text that begins here does not end in its line. Close it with the same quotation mark, as in 'reached'.",
    template: 'A text that begins here with a backquote does not end. Close it with another one.',
    comment: 'A comment that begins here with /* does not end. Close it with */.',
    bracket:
      'The bracket at the end of “{{opening}}” is not closed. Write the {{closing}} that is missing.',
  },
  missing:
    'This cannot be read: “{{wanted}}” is missing in this line, or something before it is too much.',
  sideBySide:
    'This cannot be read: two things stand side by side in this line, with no sign between them that joins or ends them.',
  declaredTwice:
    'The name {{name}} is declared twice. Choose another, or take away the second “let” or “const” to give the first one a new value.',
  noVariable:
    'This cannot be read: what stands on the left of = is no variable. To compare, write “===”.',
  outOfLoop: '“{{name}}” stands outside of a loop. Write it between the { and the } of one.',
  outOfFunction:
    '“return” stands outside of a function. A } too many above may have closed the function before this line.',
  wrongNumber:
    'This cannot be read: a number here is not written correctly. A number does not begin with 0 before other digits, and a name does not begin with a digit.',
  noSemicolon:
    'A line that begins with a regular expression goes on from the line before. End that one with a semicolon.',
  unopened:
    'A bracket is closed here that was not opened. Take it away, or open one above that is missing.',
  otherLanguage: 'This line is {{language}}. Instead of “{{written}}” write “{{here}}”.',
  notNeeded: 'This line is {{language}}: “{{written}}” is not needed here. Take the line away.',
  language: {
    python: 'Python',
    java: 'Java',
    cpp: 'C++',
    'java-or-cpp': 'Java or C++',
    unknown: 'not JavaScript',
  },
  prints:
    '“{{name}}” prints nowhere here. Take the line away: each step shows the tree, the frontier and the board.',
  python:
    'This line is Python. A search is written in JavaScript or TypeScript, as the template that “New search” begins with.',
  jsx: 'A tag stands in this line, as in JSX. A search draws nothing: take it away.',
  noCharacter: '“{{character}}” has no meaning in code. Take it away.',
  otherCharacter: '“{{character}}” has no meaning in code. Write {{meant}} in its place.',
  tooSlow:
    'This code was not read within {{seconds}} seconds. Put fewer functions and classes into each other’s parentheses.',
  unknownImport: '“{{from}}” cannot be imported. These can: {{known}}.',
  noSuchExport: '“{{from}}” has no {{name}} to import. It has {{known}}.',
  onlyTypes: '“{{from}}” has no {{name}} to import. It has types only: write “import type”.',
  notPossible: '{{what}} is not possible in a search: it has only what it is given.',
  notAsync:
    'The steps of a search are taken one after the other, and nothing is waited for. Write “function*” without “async”.',
  reserved: 'The name {{name}} is taken by the recorder. Choose another.',
  noManifest:
    'The manifest is missing: “export const mySolver = { id: …, options: …, frontier: …, goalTest: …, run: … }”.',
  twoManifests: 'Only one manifest can be exported; this is the second. Take away its “export”.',
  unreadable:
    'The manifest is read without being run. Write plain values there, and functions that only return an expression.',
  tooMuch: 'The manifest is too long to be read without being run. Make it shorter.',
  unknownName: '{{name}} is not known here.',
  otherName: '{{name}} is not known here. Did you mean “{{nearest}}”?',
  manifestField: 'In the manifest, “{{field}}” {{what}}',
  wanted: {
    missing: 'is missing.',
    id: "is a text of small letters, digits and hyphens, such as 'my-search'.",
    options: 'is a list of up to 12 options, each with a kind, a name and its values.',
    frontier:
      "says in which order nodes leave: { order: 'queue' }, 'stack', 'path', or { order: 'priority', by: 'f' }.",
    'goal-test': "is a function that returns 'generation', 'expansion' or 'never'.",
    function: 'is a function that only returns an expression.',
    boolean: 'is true or false.',
  },
  optionNamed: 'The option “{{name}}” {{what}}',
  optionAt: 'Option {{place}} of the manifest {{what}}',
  option: {
    object:
      "is not written as an option, such as { kind: 'choice', name: 'way', values: ['first', 'all'] }.",
    kind: 'is of an unknown kind. A kind is “choice”, “number” or “heuristic”. A yes or no is a choice of two values.',
    name: 'has a name that cannot be used. A name has letters and digits, begins with a small letter, and is not that of a setting of a problem.',
    twice: 'has the name of another option.',
    values:
      "needs up to 20 values of letters, digits and hyphens, such as values: ['first', 'all'].",
    range: 'needs a range, from the least to the most number, such as range: [1, 100].',
    default:
      "needs a default within its range, with no more decimals than it may have (two at most), or 'none'.",
    decimals: 'can only have decimals: 1 or decimals: 2.',
    heuristic: 'is a heuristic, and has to have the name “heuristic”.',
    reached:
      'chooses the table of reached states: all of its values are kinds of table, such as “hash” and “list”. Give an option for something else another name.',
  },
} as const

/** What somebody may have meant who wrote what is not there. */
export const searchMeant = {
  otherName: 'JavaScript has no “{{name}}”. Write “{{here}}” in its place.',
  otherCall: '“{{of}}” has no “{{name}}”. Write “{{here}}” in its place.',
  nothing:
    'JavaScript has no “{{name}}”. Write “null” in its place, or “notReached” where “reached.find” is asked.',
  self: 'A search has no “self”. What it is given has names of its own: tree, reached, problem and options.',
  notNeeded: 'JavaScript has no “{{name}}”. Take it away: a block stands between { and }.',
  notDeclared:
    '{{name}} is given a value, but it is not declared. Write “let {{name}} = …” where it has its first value.',
  elsewhere:
    '{{name}} is not known in this line: it is declared between other braces or in another function. Declare it around both, or give it to the function.',
  notTaken:
    '“{{name}}” is given to each search, but this one does not take it. Write it into the braces behind the name of the function: “{ …, {{name}} }”.',
  noOption:
    'The manifest names no option “{{name}}”, so this line gets nothing. Add it to the options there.',
  otherOption:
    'The manifest names no option “{{name}}”, so this line gets nothing. Did you mean “{{nearest}}”?',
  constant:
    'What is declared with “const” keeps its value. Write “let” where it is declared, if it is to change; to compare two values, write “===”.',
  alwaysTrue: '“{{of}}” counts as true, also when it is empty. Write “{{here}}” in its place.',
  foundAsTruth:
    'Of all that “reached.find” answers, node 0 alone counts as false. Write “reached.find(…) !== notReached”.',
  givesInTest:
    'A single “=” gives a new value here. To compare, write “===”, or “!==” where they should differ.',
  places:
    'With “in” the loop goes through places, as texts. To go through what stands there, write “of”.',
  ownCopy:
    'This changes a copy of the problem that the search has for itself: the board, the goal and the costs stay as they were set.',
  notWaitedFor:
    'Nothing is waited for in a search, and what an async function throws goes unnoticed. Write it without “async”.',
  promise:
    'Nothing is waited for in a search, and what goes wrong in a promise goes unnoticed. Write it without “Promise”.',
  waits:
    'Nothing is waited for in a search, and what goes wrong behind “.{{name}}” goes unnoticed. Write it without “.{{name}}”.',
  asksNode:
    '“{{of}}” is the number of a node, and has no “{{name}}”. Ask the tree or the table about it, as in “tree.depth({{of}})” or “reached.find({{of}})”.',
  goesOn:
    'This line goes on from the one before. If it is to stand by itself, end that one with a semicolon.',
} as const

/** The list of one’s own searches. */
export const searchList = {
  title: 'Your searches',
  empty:
    'No search of yours is kept here yet. A new search begins with a template; “Edit a copy” beside the code of any search begins with that code.',
  kept: 'They are kept on this device only. A .ts file or a link takes a search elsewhere.',
  new: 'New search',
  openFile: 'Open a .ts file',
  notOpened: 'The file was not opened',
  notKept: 'Not everything is kept',
  changed: 'Changed {{at, datetime(dateStyle: medium; timeStyle: short)}}',
  open: { word: 'Open', name: 'Open “{{name}}”' },
  history: { word: 'History', name: 'History of “{{name}}”' },
  rename: { word: 'Rename', name: 'Rename “{{name}}”' },
  save: { word: 'Save as .ts', name: 'Save “{{name}}” as .ts' },
  share: { word: 'Share link', name: 'Share link to “{{name}}”: it is copied' },
  delete: { word: 'Delete', name: 'Delete “{{name}}”' },
  noLink: 'No link could be made for this search. Save it as a .ts file and share the file.',
  newName: 'New name',
  keepName: 'Rename',
  renamed: 'It is now called “{{name}}”.',
  deleted: '“{{name}}” is deleted.',
  undo: 'Bring “{{name}}” back',
  back: '“{{name}}” is back.',
} as const

/** The earlier versions of a search. */
export const searchHistory = {
  title: 'History of “{{name}}”',
  all: 'All searches',
  none: 'Its history is empty. Each run keeps the text that was run, up to 40 of them.',
  at: '{{at, datetime(dateStyle: medium; timeStyle: medium)}}',
  lines_one: '{{count, number}} line',
  lines_other: '{{count, number}} lines',
  same: 'This is the present text.',
  since: 'Since then {{added}} and {{removed}}.',
  added_one: '{{count, number}} line was added (+)',
  added_other: '{{count, number}} lines were added (+)',
  removed_one: '{{count, number}} was removed (−)',
  removed_other: '{{count, number}} were removed (−)',
  difference: 'What has changed since then, line by line',
  equal_one: '{{count, number}} equal line',
  equal_other: '{{count, number}} equal lines',
  bringBack: 'Bring back',
  broughtBack:
    'The text of {{at, datetime(dateStyle: medium; timeStyle: medium)}} is back. The one before is in the history.',
} as const

/** The editor of a search. */
export const searchEditor = {
  about:
    'Control and Enter run the search. Tab indents the line; to leave the editor by keyboard, press Escape and then Tab. Control and Space list what can be written here, F1 explains what is at the cursor, F8 goes to the next marked line.',
  wayOut: 'Tab indents. To leave the editor, press Escape and then Tab.',
  marked: 'Line {{line, number}}: {{text}}',
  blank: 'To be filled in: write code here.',
  nothingKnown: 'Nothing is known about what is at the cursor.',
  completions: 'What can be written here',
  marks: 'Marked lines',
  controlCharacter: 'Control character',
  selectionDeleted: 'The selection is deleted',
  find: 'Find',
  replace: 'Replace with',
  next: 'Next',
  previous: 'Previous',
  all: 'Select all',
  replaceOne: 'Replace',
  replaceAll: 'Replace all',
  matchCase: 'match case',
  pattern: 'regular expression',
  wholeWords: 'whole words',
  close: 'Close',
  currentMatch: 'Found',
  onLine: 'on line',
} as const

/** Files of searches. */
export const searchFile = {
  wrongEnding:
    '“{{name}}” is not opened: the name of a source file ends in {{endings, list(type: disjunction)}}.',
  tooLarge: '“{{name}}” is larger than {{most, number}} bytes, so it is not opened.',
  binary: '“{{name}}” is not opened: it is not text.',
  notUtf8:
    '“{{name}}” is not opened: it is not UTF-8 text. Save it in that encoding with an editor.',
  unreadable: '“{{name}}” could not be read. It may have been moved or changed.',
} as const
