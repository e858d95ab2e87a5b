/** Of the page itself: what can be run, the form, and how far a run is. */
export const experimentPage = {
  title: 'Experiments',
  intro:
    'The same searches from many starts. One start tells little: the counts of two starts of one problem may differ a hundredfold.',
  lesson:
    'Lesson 8 explains A*, and what must be true of a heuristic for A* to find a shortest path:',
  lessonLink: 'A* and admissible heuristics',

  own: 'Make your own',
  ownHint: 'Choose the problem, the starts and the searches yourself',
  cards: {
    label: 'Prepared experiments',
    heuristic: {
      title: 'Three ways to search',
      question: 'How much does a heuristic save?',
      shows:
        'Breadth-first, depth-first and A* search from {{count, number}} random starts: their nodes, and how long their solutions are.',
    },
    heuristics: {
      title: 'Two admissible heuristics',
      question: 'How much does a higher admissible heuristic save?',
      shows:
        'A* from {{count, number}} random starts, with misplaced tiles and with Manhattan distance: nodes and solutions.',
    },
    bothEnds: {
      title: 'Breadth-first and bidirectional search',
      question: 'Is it worth meeting in the middle?',
      shows: 'Breadth-first and bidirectional search from {{count, number}} random starts.',
    },
    greedy: {
      title: 'In a hurry',
      question: 'What does a greedy search give up?',
      shows:
        'Greedy search and A* from {{count, number}} random starts: their nodes, and how long their solutions are.',
    },
    memory: {
      title: 'Without a table',
      question: 'What does it cost to remember nothing?',
      shows:
        'A* keeps every state it reached, IDA* none: the nodes both generate from {{count, number}} random starts.',
    },
    taught: {
      title: 'A table that is often taught',
      question: 'Are your figures close to the known means?',
      shows:
        '{{count, number}} random starts and a heuristic that can be too high, beside the means of another program.',
    },
  },

  setup: 'Set up an experiment',
  boards: 'Starts',
  source: {
    random: 'Random starts',
    named: 'A known list',
    list: 'Starts of your own',
  },
  count: 'How many',
  seed: 'Seed',
  seedHint: 'The same seed gives the same starts. Each of them can be solved.',
  list: 'Starts, one per line',
  listHint: 'Write each start as in the lab. At most {{most, number}}.',
  named: 'List',
  searches: 'Searches',
  searchNumber: 'Search {{number, number}}',
  add: 'Add a search',
  prepared: 'Set up the table that is often taught',
  preparedHint:
    'The moves down, right, left, up; goals tested when a node is popped; A* with the sum of misplaced tiles and Manhattan distance, which can be too high.',
  remove: 'Remove search {{number, number}}',
  cut: 'Expanded nodes after which a run is cut',
  cutHint:
    'A run that is cut is counted as cut, not left out. {{least, number}} to {{most, number}}.',
  start: 'Start',
  runHere: 'Run it on this device',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',

  state: {
    empty: 'Nothing has been run yet. Choose a prepared experiment, or make your own.',
    ready: 'The experiment in the form has not been run yet. “Start” runs it.',
    readyForClass:
      'The experiment in the form has not been run yet. The class sees what will be run; “Start” runs it, here and on the projector.',
    running: 'Running',
    paused: 'Paused. Runs that have begun will finish.',
    cancelled: 'Canceled: the results so far are shown.',
    finished_one: 'Finished: {{count, number}} run.',
    finished_other: 'Finished: {{count, number}} runs.',
    loaded_one: 'From a file: {{count, number}} run.',
    loaded_other: 'From a file: {{count, number}} runs.',
    failed: 'The experiment stopped before its end: the results so far are shown.',
  },
  goOn_one: 'Go on: {{count, number}} run is left',
  goOn_other: 'Go on: {{count, number}} runs are left',
  missing_one:
    '{{count, number}} run of this experiment is not in the file: it was saved before the end, or cut off.',
  missing_other:
    '{{count, number}} runs of this experiment are not in the file: it was saved before the end, or cut off.',
  otherSettings: 'These results are for other settings than those in the form.',
  settings: {
    boards: 'Starts',
    count: 'How many starts',
    seed: 'Seed',
    solvers: 'Searches',
    cut: 'Where a run is cut',
  },
  link: {
    unknown: 'There is no setting “{{name}}” of an experiment. It is left out.',
    fault: '{{setting}}: {{fault}} It is in the form: correct it before you start.',
    twice: '{{setting}}: it is given more than once. Used instead: {{instead}}.',
    twiceIdle: '{{setting}}: it is given more than once. It is left out.',
    idle: '{{setting}}: this experiment has no such option. It is left out.',
  },
  printed: {
    random_one: '{{count, number}} random start, seed {{seed}}',
    random_other: '{{count, number}} random starts, seed {{seed}}',
    named_one: '{{count, number}} start of a known list',
    named_other: '{{count, number}} starts of a known list',
    list_one: '{{count, number}} start',
    list_other: '{{count, number}} starts',
  },
  /** To a class, before there are results. */
  awaited: {
    first_one: 'The first start',
    first_other: 'The first {{count, number}} starts',
    notStarted: 'It has not been run yet. Its results come as soon as the presenter starts it.',
    none: 'No experiment has been set up yet. It comes as soon as the presenter starts one.',
  },
  progressName: 'Progress',
  progress_one: '{{search}}: {{done, number}} of {{count, number}} start',
  progress_other: '{{search}}: {{done, number}} of {{count, number}} starts',
  left: 'About {{time}} left.',
  seconds_one: '{{count, number}} second',
  seconds_other: '{{count, number}} seconds',
  minutes_one: '{{count, number}} minute',
  minutes_other: '{{count, number}} minutes',
  workers_one: '{{count, number}} run at a time.',
  workers_other: '{{count, number}} runs at a time.',

  fault: {
    missing: 'Write a whole number from {{least}} to {{most}}.',
    notInRange: '“{{text}}” is not a whole number from {{least}} to {{most}}.',
    noBoards: 'There is no start. Write at least one.',
    tooManyBoards: 'There are {{found, number}} starts. At most {{most, number}} can be run.',
    board: 'Start {{place, number}}: {{fault}}',
    line: 'Line {{place, number}}: {{fault}}',
    more_one: '{{count, number}} more start is wrong.',
    more_other: '{{count, number}} more starts are wrong.',
    both: '{{before}}\n{{next}}',
    noSolvers: 'There is no search. Choose at least one.',
    tooManySolvers:
      'There are {{found, number}} searches. At most {{most, number}} can be compared.',
    twice: '{{solver}} is listed twice with the same options.',
    noOption: '{{solver}} has no option “{{option}}” here.',
    search: 'Search {{search, number}}: {{fault}}',
  },
} as const
