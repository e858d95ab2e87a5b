export const ownSearch = {
  read: {
    syntax: 'This cannot be read: {{told}}.',
    unknownImport: '“{{from}}” cannot be imported. These can: {{known}}.',
    noSuchExport: '“{{from}}” has no {{name}} to import. It has {{known}}.',
    onlyTypes: '“{{from}}” has no {{name}} to import. It has types only: write “import type”.',
    notPossible: '{{what}} is not possible in a search: it has only what it is given.',
    reserved: 'The name {{name}} is taken by the recorder. Choose another.',
    noManifest:
      'The manifest is missing: “export const mySolver = { id: …, options: …, frontier: …, goalTest: …, run: … }”.',
    twoManifests: 'Only one manifest can be exported; this is the second.',
    unreadable:
      'The manifest is read without being run. Write plain values there, and functions that only return an expression.',
    tooMuch: 'The manifest says too much to be read without being run.',
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
      default: "needs a default within its range, or 'none'.",
      decimals: 'can only have decimals: 1 or decimals: 2.',
      heuristic: 'is an estimate, and an estimate has the name “heuristic”.',
    },
  },

  lab: {
    editCopy: 'Edit a copy',
    editCopyHint: 'Changes this search in the page: a copy of its code is kept on this device',
    newSearch: 'New search',
    yours: 'Your searches',
    run: 'Run',
    runHint: 'Run this code (Ctrl+Enter)',
    running: 'on the stage',
    changed: 'changed, not run yet',
    large: 'Full page',
    small: 'Beside the tree',
    leave: 'Close the editor',
    editor: 'Code of “{{name}}”',
    notLoaded: 'The program that runs your own searches could not be loaded. Try again.',
    wrong: 'Line {{line}}: {{why}}',
    linked:
      'This link brings a search from elsewhere: “{{name}}”. It has not been run. Read its code, then run it if you want to. Until then {{shown}} is shown.',
    copyOf: '{{name}} (copy)',
    more: 'More for this search',
    waiting: 'waiting for its first step …',
  },

  link: {
    empty: 'The link holds no code.',
    wrongVersion:
      'The code in the link is packed in a way that this page does not know. A newer version of the page may open it.',
    wrongAlphabet:
      'The code in the link has a character that does not belong there. Copy the whole link again.',
    broken:
      'The code in the link is incomplete, or was changed on its way. Copy the whole link again.',
    notText: 'The link does not hold text. Copy the whole link again.',
    tooLarge:
      'The code in the link is longer than {{most, number}} characters, so it is not opened.',
    nul: 'The code in the link has a character without a meaning (its number is 0), so it is not opened.',
    tooLong:
      'This search is too long for a link: packed it has {{length, number}} characters, and a link can have {{most, number}}. Save it as a .ts file and share the file.',
    muchTooLong:
      'This search is too long for a link: it has more than {{most, number}} characters. Save it as a .ts file and share the file.',
    notCarried:
      'This search has a character that a link cannot carry: half of a pair, or the one with the number 0. Remove it, then share the link.',
  },

  everywhere: {
    foreign_one:
      'One of these searches comes from elsewhere and has not been run here: “{{names}}”. Read its code, then let it run if you want to.',
    foreign_other:
      '{{count, number}} of these searches come from elsewhere and have not been run here: “{{names}}”. Read their code, then let them run if you want to.',
    foreignName: 'Searches from elsewhere',
    showCode: 'Code of “{{name}}”',
    allow_one: 'Let it run',
    allow_other: 'Let them run',
    notNow: 'Not now',
    brokenInFile:
      'The code in the file is incomplete, or was changed on its way, so the file is not opened.',
    inFile: 'The search in the file cannot be read. {{why}}',
    compare: 'Compare with {{name}}',
    onlyShown: 'The code of this recording: it was not run here',
    linesUnknown: 'This recording does not say which line made each step.',
  },

  kept: {
    untitled: 'My search',
    copy: 'copy',
    fault: {
      full: 'There is no more room on this device: the last changes are here only while this page is open. Save the search as a .ts file, or delete searches that you no longer need.',
      refused:
        'The browser did not keep the last changes: they are here only while this page is open. Save the search as a .ts file.',
      tooMany:
        '{{most, number}} searches are kept, and no more fit. Delete one that you no longer need.',
      noName: 'A name is missing. It can have up to 60 characters.',
      longName:
        'This name has {{length, number}} characters. A name can have up to {{most, number}}.',
      nameTaken: 'Another search is called “{{name}}”. Choose a different name.',
      gone: 'This search was deleted, here or in another tab.',
    },
  },

  file: {
    wrongEnding:
      '“{{name}}” is not opened: the name of a source file ends in {{endings, list(type: disjunction)}}.',
    tooLarge: '“{{name}}” is larger than {{most, number}} bytes, so it is not opened.',
    binary: '“{{name}}” is not opened: it is not text.',
    notUtf8:
      '“{{name}}” is not opened: it is not UTF-8 text. Save it in that encoding with an editor.',
    unreadable: '“{{name}}” could not be read. It may have been moved or changed.',
  },

  list: {
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
  },

  history: {
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
  },

  editor: {
    about:
      'Control and Enter run the search. Tab indents the line; to leave the editor by keyboard, press Escape and then Tab. Control and Space list what can be written here, F1 explains what is at the cursor, F8 goes to the next marked line.',
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
  },
} as const
