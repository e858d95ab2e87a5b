export const ownSearch = {
  lab: {
    editCopy: 'Edit a copy',
    editCopyHint: 'Changes this search in the page: a copy of its code is kept on this device',
    newSearch: 'New search',
    yours: 'Your searches',
    run: 'Run',
    runHint: 'Run this code (Ctrl+Enter)',
    standing: {
      running: 'on the stage',
      notShown: 'not on the stage',
      changed: 'changed, not run yet',
      notRun: 'not run yet',
    },
    other: 'The stage shows another search: {{name}}.',
    showOther: 'Show its code',
    large: 'Full page',
    small: 'Beside the tree',
    smallHint: 'Beside the tree; outside the editor Escape does so too',
    leave: 'Close the editor',
    editor: 'Code of “{{name}}”',
    notLoaded: 'The program that runs your own searches could not be loaded. Try again.',
    wrong: 'Line {{line}}: {{why}}',
    tooLong:
      'This code has more than {{most, number}} characters, so it is not run. Make it shorter.',
    noText:
      'This code has a character that is no text: half of a pair, or the one with the number 0. Remove it, then run it.',
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

  inCircles:
    'It has pruned nothing: a search that does not look whether a state was reached before can go round in circles without end.',
  passesGoal: 'It is the goal, but the search did not call “tree.solve” with it.',

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
} as const
