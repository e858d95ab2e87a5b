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
      "It ended with {{found}}. A search returns its outcome: `tree.solve(node)`, or `{ kind: 'exhausted' }` when nothing is left.",
    broken: 'It broke down: {{told}}',
    tooDeep: 'A function called itself too often. Did you mean to use a stack?',
    noGenerator: '`run` is no generator. Write `function*`, and `yield tree.expand(node)` in it.',
    tooMuch: 'It holds more nodes than there is room for.',
    unsound: 'What came from it is no recording.',
  },

  read: {
    syntax: 'This cannot be read: {{told}}.',
    unknownImport: '“{{from}}” cannot be imported. These can: {{known}}.',
    noSuchExport: '“{{from}}” has no {{name}} to import.',
    notPossible: '{{what}} is not possible in a search: it has only what it is given.',
    reserved: 'The name {{name}} is taken by the recorder. Choose another.',
    noManifest:
      'The manifest is missing: `export const mySolver = { id: …, options: …, frontier: …, goalTest: …, run: … }`.',
    twoManifests: 'Only one manifest can be exported; this is the second.',
    unreadable:
      'The manifest is read without being run. Write plain values there, and functions that only return an expression.',
    tooMuch: 'The manifest says too much to be read without being run.',
    unknownName: '{{name}} is not known here.',
    manifestField: 'In the manifest, `{{field}}` {{what}}',
    wanted: {
      missing: 'is missing.',
      id: "is a text of small letters, digits and hyphens, such as 'my-search'.",
      options: 'is a list of up to 12 options, each with a kind, a name and its values.',
      'option-name': 'has a name that cannot be taken: letters and digits, and none of a problem.',
      'option-twice': 'has two of one name.',
      frontier:
        "says in which order nodes leave: { order: 'queue' }, 'stack', 'path', or { order: 'priority', by: 'f' }.",
      'goal-test': "is a function that returns 'generation', 'expansion' or 'never'.",
      function: 'is a function that only returns an expression.',
      boolean: 'is true or false.',
      refusal: 'names an option and a refusal.',
      number: 'returns a number.',
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
    loading: 'The editor is being loaded …',
    notLoaded: 'What runs a search of your own could not be loaded. Try again.',
    wrong: 'Line {{line}}: {{why}}',
    linked:
      'This link brings a search that somebody wrote: “{{name}}”. It has not been run. Read its code, then run it if you want to. Until then {{shown}} is shown.',
    runLinked: 'Run it',
    notNow: 'Not now',
    copyOf: '{{name}} (copy)',
    gone: 'This search was deleted. What you write is kept as a new one.',
  },

  link: {
    empty: 'The link holds no code.',
    wrongVersion:
      'The code in the link is packed in a way that this page does not know. A newer version of the page may open it.',
    wrongAlphabet:
      'The code in the link has a character that does not belong there. Copying the whole link once more may help.',
    broken:
      'The code in the link is incomplete, or was changed on its way. Copying the whole link once more may help.',
    notText: 'What the link holds is no text. Copying the whole link once more may help.',
    tooLarge:
      'The code in the link is longer than {{most, number}} characters, so it is not opened.',
    nul: 'The code in the link has a character without a meaning (its number is 0), so it is not opened.',
    tooLong:
      'This search is too long for a link: packed it has {{length, number}} characters, and a link takes {{most, number}}. Save it as a .ts file and share the file.',
    muchTooLong:
      'This search is too long for a link: it has more than {{most, number}} characters. Save it as a .ts file and share the file.',
    notCarried:
      'This search has a character that a link cannot carry: half of a pair, or the one with the number 0. Remove it, then share the link.',
  },

  everywhere: {
    foreign_one:
      'One of these searches was written by somebody, and has not been run here: “{{names}}”. Read its code, then let it run if you want to.',
    foreign_other:
      '{{count, number}} of these searches were written by somebody, and have not been run here: “{{names}}”. Read their code, then let them run if you want to.',
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
    linesUnknown: 'Which line made each step is not known of this recording.',
  },

  kept: {
    untitled: 'My search',
    copy: 'copy',
    fault: {
      full: 'There is no more room on this device: the last changes are here only as long as this page is open. Save the search as a .ts file, or delete searches that are no longer needed.',
      refused:
        'The browser did not keep the last changes: they are here only as long as this page is open. Save the search as a .ts file.',
      tooMany:
        '{{most, number}} searches are kept, and no more fit. Delete one that is no longer needed.',
      noName: 'A name is missing. It can have up to 60 characters.',
      nameTaken: 'Another search is called “{{name}}”. A name of its own tells it apart.',
      gone: 'This search was deleted, here or in another tab.',
    },
  },

  file: {
    wrongEnding:
      '“{{name}}” is not opened: the name of a source file ends in {{endings, list(type: disjunction)}}.',
    tooLarge: '“{{name}}” is larger than {{most, number}} bytes, so it is not opened.',
    binary: '“{{name}}” is not opened: it is no text.',
    notUtf8:
      '“{{name}}” is not opened: it is no text in UTF-8. An editor can save it in that encoding.',
    unreadable: '“{{name}}” could not be read. It may have been moved or changed.',
  },

  list: {
    title: 'Your searches',
    empty:
      'No search of yours is kept here yet. A new search begins with a template; “Edit a copy” beside the code of any search begins with that one.',
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
    noLink: 'No link could be made of this search. Save it as a .ts file and share the file.',
    newName: 'New name',
    keepName: 'Rename',
    renamed: 'Its name is “{{name}}” now.',
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

  challenge: {
    label: 'Write code',
    open: 'Open the code',
    tryAgain: 'Try again',
    byItself: 'Open it by itself, with more room for the code',
    check: 'Check it',
    run: 'Run it on the stage',
    startAgain: 'Start again',
    bringBack: 'Bring back what I wrote',
    checking: 'It is being checked: {{done, number}} of {{count, number}} boards so far.',
    solved: 'Every board is as it should be.',
    wrong_one: '{{count, number}} line of the table is not as it should be.',
    wrong_other: '{{count, number}} lines of the table are not as they should be.',
    hint: 'Hint {{number, number}} of {{count, number}}',
    results: {
      where: 'Board',
      found: 'Found',
      wanted: 'Wanted',
      whole: 'All in all',
      board: 'Board {{number, number}}',
      right: 'as it should be',
      wrong: 'not as it should be',
      show: 'Show on the stage',
    },
    page: {
      title: 'Challenges',
      hint: 'Exercises whose answer is code. What you write and what you have solved is kept on this device only.',
      solved: 'Solved',
      open: 'Not solved yet',
      lesson: 'Lesson {{order, number}}: {{title}}',
      missing: 'There is no such challenge',
      text: 'The task and its code',
      all: 'All challenges',
      back: 'Back to the search as it should be',
    },
    tooMany:
      'It was stopped after {{most, number}} nodes: far fewer are enough on this board. Does it prune what it should?',
    likeNone:
      'The search with which the answer is compared comes to no end on this board. That is a mistake in the challenge, not in the answer.',
    found: {
      noSolution: 'no solution',
      length_one: 'a solution of {{count, number}} move',
      length_other: 'a solution of {{count, number}} moves',
      cost: 'a solution that costs {{cost, number}}',
      generated_one: '{{count, number}} node generated',
      generated_other: '{{count, number}} nodes generated',
      expanded_one: '{{count, number}} node expanded',
      expanded_other: '{{count, number}} nodes expanded',
      pruned_one: '{{count, number}} child pruned',
      pruned_other: '{{count, number}} children pruned',
      order: 'expansion {{place, number}} is that of {{state}}',
      orderEnds_zero: 'nothing is expanded',
      orderEnds_one: 'the order ends after {{count, number}} expansion',
      orderEnds_other: 'the order ends after {{count, number}} expansions',
      changed_one: '{{count, number}} line changed',
      changed_other: '{{count, number}} lines changed',
      prunes: {
        reached_one: '{{count, number}} child pruned because its state was reached before',
        reached_other: '{{count, number}} children pruned because their states were reached before',
        undoes_one: '{{count, number}} child pruned because its move undoes the one before',
        undoes_other: '{{count, number}} children pruned because their moves undo the ones before',
        'depth-limit_one': '{{count, number}} child pruned at the depth limit',
        'depth-limit_other': '{{count, number}} children pruned at the depth limit',
        'over-limit_one': '{{count, number}} child pruned because its f is over the limit',
        'over-limit_other': '{{count, number}} children pruned because their f is over the limit',
      },
      reopens_zero: 'no state opened again after it was expanded',
      reopens_one: '{{count, number}} state opened again after it was expanded',
      reopens_other: '{{count, number}} states opened again after they were expanded',
    },
    wanted: {
      best: '{{best}}, the best there is',
      changed_one: 'at most {{count, number}} line changed',
      changed_other: 'at most {{count, number}} lines changed',
      prunes: {
        reached: 'a child pruned because its state was reached before',
        undoes: 'a child pruned because its move undoes the one before',
        'depth-limit': 'a child pruned at the depth limit',
        'over-limit': 'a child pruned because its f is over the limit',
      },
      reopens: 'on one of the boards, a state opened again after it was expanded',
    },
    ending: {
      solved: 'it ends with a solution',
      exhausted: 'it ends as there is nothing left: “exhausted”',
      limit: 'it ends at its limit: “limit”',
      cancelled: 'it did not end',
      'out-of-memory': 'it ends without memory',
    },
    of: {
      'write-breadth-first': {
        title: 'Write breadth-first search',
        task: 'The frontier is a queue, and the loop is there. Fill in what is missing: when the search ends, which children are pruned, and what becomes of the others. A node is tested for the goal when it is taken from the queue.',
        hint1:
          'Three things are missing. Say each in a sentence first: “Where the node that was taken is the goal, …”.',
        hint2:
          "Before the expansion: `if (tree.isGoal(node)) return tree.solve(node)`. A child whose state was reached before goes to `tree.prune(child, 'reached', twin)`, and then `continue`.",
        hint3:
          'What is left at the end of the loop is new: first `reached.add(child)`, then `frontier.enqueue(child)`.',
      },
      'stop-at-generation': {
        title: 'Stop at generation',
        task: 'This search looks for the goal when a node is taken from the queue. By then it has expanded most of a level that it did not need. Let it stop as soon as the goal is generated.',
        hint1: 'Where in the loop does a child exist for the first time, and is known to be new?',
        hint2:
          'The line that tests `node` goes. A child that is kept is tested: `if (tree.isGoal(child)) return tree.solve(child)`.',
        hint3:
          "One node is nobody’s child. Where the start is the goal, nothing is to be expanded: test the root too. In the manifest, the goal test is 'generation' now.",
      },
      'two-sides': {
        title: 'Two sides from the pieces',
        task: 'So far this search grows one tree. Let it grow a second one from the goal, with the same queue and the same table, and end where the two meet.',
        hint1:
          'Two places are missing: a second root, and the moment in which a child meets a node of the other side.',
        hint2:
          "`const goal = tree.root('backward')` makes the second root. It goes where the first one went: into the table and into the queue.",
        hint3:
          'A twin of the other side is no repetition: `if (tree.side(twin) !== tree.side(child)) return tree.solve(child, twin)`, before anything is pruned.',
      },
      'one-line': {
        title: 'Depth-first becomes breadth-first',
        task: 'This is depth-first search. Make it breadth-first: the same nodes, in the order of breadth-first search. Change one line for it, and at most one more, in the manifest, for what the frontier is called.',
        hint1:
          'Which node does the queue of priorities give first? Read the first line of the search.',
        hint2: 'The least value goes first, and −depth is least for the deepest node.',
        hint3:
          "Without the minus sign the least deep node goes first, and of equals the one that came first. In the manifest, that order is a 'queue'.",
      },
      'depth-limit': {
        title: 'A depth limit',
        task: 'Depth-first search may go very deep. Its option `limit` says how deep a node may lie. Prune a child that lies deeper, before anything else is asked of it, and end with the truth: what was cut off may have led to a goal.',
        hint1:
          '`tree.depth(child)` is how deep a child lies. `options.limit` is infinite where there is none.',
        hint2:
          "As the first thing in the inner loop: `if (tree.depth(child) > options.limit)`, then `tree.prune(child, 'depth-limit')` and `continue`.",
        hint3:
          "Remember in a variable that something was cut: `let cut = false` before the loop. At the end, `return { kind: cut ? 'limit' : 'exhausted' }`.",
      },
      'never-back': {
        title: 'Never take the last move back',
        task: 'Iterative deepening tries every move here, also the one that leads straight back. Prune the move that undoes the one before it.',
        hint1:
          'The tree knows it: ask it about each child, before the child is tested for anything else.',
        hint2: '`tree.undoes(child)` is true where the move of a child takes back the one before.',
        hint3:
          "The first case of the inner loop: `if (tree.undoes(child)) { tree.prune(child, 'undoes') } else if …`. What is pruned so is not cut off by the limit.",
      },
      'write-greedy': {
        title: 'Write greedy search',
        task: 'Greedy search takes the node that seems to be nearest to the goal, whatever it took to come there. Say what its value is, and put the root and the children into the frontier with their values.',
        hint1:
          'What is known of the way that is left? It is the estimate, and the letter for it is h.',
        hint2: '`const value = (node: Node) => tree.h(node)`.',
        hint3:
          '`frontier.push(root, value(root))` before the loop, and the same for each new child in it.',
      },
      'cheapest-way': {
        title: 'The cheapest way',
        task: 'Here the ways have costs, and this search counts moves. Make it find a cheapest way, as uniform-cost search does: the cheapest node leaves first, and a cheaper way to a state takes the place of the dear one.',
        hint1:
          'Two things are missing: what the value of a node is, and what becomes of a child that is cheaper than its twin.',
        hint2: 'The value is what the path costs: `tree.g(node)`.',
        hint3:
          'Where `tree.g(child) < tree.g(twin)`: `tree.supersede(twin, child)`, `reached.replace(twin, child)`, `frontier.replace(twin, child, value(child))`. Only other children are pruned.',
      },
      'open-again': {
        title: 'Make A* open a state again',
        task: 'With this estimate A* never expands a state twice. Change the estimate so that on some board a state has to be opened again, and every solution is still a best one. So the estimate has to be inconsistent, and must never be too high.',
        hint1:
          'An estimate that is lower than the one that was chosen is never too high. It need not be lower everywhere.',
        hint2:
          'It is inconsistent where it falls by more than a step costs: high for one node, and suddenly low for its child.',
        hint3:
          'Keep the estimate for some nodes only, and say 0 for the others: for those of even depth, for example.',
      },
    },
  },

  editor: {
    about:
      'Control and Enter run the search. Tab indents the line; to leave the editor by keyboard, press Escape and then Tab. Control and Space list what can be written here, F1 tells what is at the cursor, F8 goes to the next marked line.',
    marked: 'Line {{line, number}}: {{text}}',
    nothingKnown: 'Nothing is known of what is at the cursor.',
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
    onLine: 'in line',
  },
} as const
