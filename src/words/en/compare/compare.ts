export const compare = {
  title: 'Compare searches',
  intro: 'Two to four searches side by side, moved by one clock.',

  search: 'Search {{letter}}: {{name}}',
  spoken: 'Search {{letter}}: {{sentence}}',
  tree: 'Search tree of {{letter}}',
  map: 'Map of {{letter}}',
  picture: {
    tree: 'Trees',
    treeHint: 'Show or hide the tree of each search',
    map: 'Maps',
    mapHint: 'Show or hide the map of each search',
  },
  states: '{{start}} → {{goal}}',
  add: 'Add a search',
  full: 'At most {{count, number}} searches can be compared',
  changeOf: 'Change search {{letter}}',
  removeOf: 'Remove search {{letter}}',
  openInLab: 'Open in the lab',
  openOf: 'Open search {{letter}} in the lab',
  setup: 'Set up search {{letter}}',
  pick: 'Other comparisons',
  sameScale: 'Same scale',
  sameScaleHint: 'Draw a node of every tree at the same size',
  showFinding: 'Show the finding',
  hideFinding: 'Hide the finding',
  findingHint: 'How the searches compare in the end; it appears by itself when all have ended',
  tools: 'What is compared',
  overBudget:
    'Only the first {{rows, number}} generated nodes are drawn and stepped through; the rest are only counted.',

  caution: {
    label: 'Before you compare',
    problems: 'The searches solve different problems, so their counts say little about each other.',
    starts: 'The searches have different starts, so their counts are for different tasks.',
    goals: 'The searches have different goals, so their counts are for different tasks.',
    others: 'The searches differ in “{{setting}}”, so their counts are for different tasks.',
    unsolvable_one: 'Search {{letters, list}} can find no solution. {{proof}}',
    unsolvable_other: 'Searches {{letters, list}} can find no solution. {{proof}}',
  },

  toTransport: 'Skip to the playback controls',
  transport: 'Playback of all searches',
  clock: 'Same',
  clocks: {
    expansions: 'expansions',
    generated: 'generated nodes',
    levels: 'level or limit',
    ends: 'share of each run',
  },
  time: 'Common time',
  at: {
    begin: 'The start',
    expansions: 'Expansion {{time, number}} of {{length, number}} begins',
    generated: 'Generated node {{time, number}} of {{length, number}}',
    levels: 'Level {{level, number}}; the last is {{last, number}}',
    limitBegins: 'Limit {{limit, number}} of {{limits, number}} begins',
    limits: 'Limit {{limit, number}} of {{limits, number}}',
    levelAndLimit: 'Level {{level, number}}, limit {{limit, number}}',
    ends: '{{share, number}}% of each run',
    end: 'All have ended',
    recordEnd: 'The end of what is recorded',
    soFar: '{{place}}, so far',
    allSoFar: 'All that is recorded so far',
  },
  back: 'Back',
  forward: 'Forward',

  recording: {
    of: 'The recording of search {{letter}}',
    soFar: 'Still searching. Nodes generated so far: {{generated, number}}.',
    stop: 'Stop',
    stopOf: 'Stop search {{letter}}',
    closeOf: 'Close what is said of search {{letter}}',
  },

  link: {
    label: 'The selected state',
    from: 'Node {{node, node}} is selected: its state is looked for in the other searches.',
    here: 'The same state is node {{node, node}} here, at depth {{depth, number}}.',
    later: 'Not reached yet: node {{node, number}} gets this state at step {{step, number}}.',
    before: 'Not in this tree: node {{node, number}} had this state at step {{step, number}}.',
    never: 'This state was never reached here.',
    notRecorded: 'This state is not among the nodes recorded so far.',
    otherProblem: 'This search is of another problem.',
  },

  table: {
    name: 'Counts',
    hint: '▾ marks the smallest of a row.',
    least: 'smallest',
    count: 'Count',
    now: 'now',
    end: 'end',
    nowOf: 'Search {{letter}}, now',
    endOf: 'Search {{letter}}, in the end',
    expanded: 'Expanded',
    generated: 'Generated',
    frontier: 'Frontier',
    largestFrontier: 'Largest frontier',
    reached: 'Reached',
    held: 'Held in the table',
    peakSize: 'Most held at once',
    comparisons: 'Comparisons',
    depth: 'Deepest kept',
    path: 'Moves of the solution',
    cost: 'Cost of the solution',
  },

  found: {
    searches_one: 'search {{letters, list}}',
    searches_other: 'searches {{letters, list}}',
    expanded_one:
      'Search {{least, list}} expands the fewest nodes, {{few, number}}; {{most}} the most, {{many, number}}.',
    expanded_other:
      'Searches {{least, list}} expand the fewest nodes, {{few, number}} each; {{most}} the most, {{many, number}}.',
    expandedSame: 'All expand the same number of nodes, {{many, number}}.',
    path_one:
      'Search {{least, list}} solves it in the fewest moves, {{few, number}}; {{most}} in the most, {{many, number}}.',
    path_other:
      'Searches {{least, list}} solve it in the fewest moves, {{few, number}} each; {{most}} in the most, {{many, number}}.',
    cost_one:
      'Search {{least, list}} finds the cheapest solution of these, cost {{few, number}}; {{most}} the most expensive, {{many, number}}.',
    cost_other:
      'Searches {{least, list}} find the cheapest solutions of these, cost {{few, number}}; {{most}} the most expensive, {{many, number}}.',
    costSame: 'All solutions found cost {{many, number}}.',
    pathSame: 'All solve it in the same number of moves, {{many, number}}.',
    peakSize_one:
      'Search {{least, list}} holds the fewest reached states at once, {{few, number}}; {{most}} the most, {{many, number}}.',
    peakSize_other:
      'Searches {{least, list}} hold the fewest reached states at once, {{few, number}} each; {{most}} the most, {{many, number}}.',
    comparisons_one:
      'Search {{least, list}} makes the fewest comparisons, {{few, number}}; {{most}} the most, {{many, number}}.',
    comparisons_other:
      'Searches {{least, list}} make the fewest comparisons, {{few, number}} each; {{most}} the most, {{many, number}}.',
    none: 'Search {{letter}} finds no solution.',
    stopped: 'Search {{letter}} was stopped before it ended, so its totals are not known.',
  },

  wrong: {
    search: 'Search {{letter}}: {{fault}}',
    setting: {
      clock: 'Clock',
      time: 'Time',
      scale: 'Scale',
      picture: 'Pictures',
      search: 'Search {{letter}}',
    },
    defaults: '{{setting}}: “{{text}}” cannot be read. Used instead: {{instead}}.',
    noTime:
      '{{setting}}: “{{text}}” is not a time. A time is a whole number, 0 or more. Used instead: {{instead}}.',
    notOne: '{{setting}}: it is given more than once. Used instead: {{instead}}.',
    instead: {
      clock: 'expansions',
      time: 'the first moment, 0',
      scale: 'for each tree a size of its own',
      picture: 'the tree and the map',
      search: '{{solver}} from {{start}}',
    },
    pastEnd:
      'Time: {{time, number}} is past the end, which comes at {{last, number}}. The end is shown.',
    tooLong: 'Search “{{name}}” is too long to be read. It is left out.',
    alone: 'Only one search is given. Search B, from the same start, is added to compare it with.',
    unknown_one:
      '{{names}} is not part of a comparison, which has the searches a to d, clock, time, scale and picture. It is left out.',
    unknown_other:
      '{{names}} are not parts of a comparison, which has the searches a to d, clock, time, scale and picture. They are left out.',
    unknownSetting_one:
      'In search {{letter}}, {{names}} is not a setting of a search. It is left out.',
    unknownSetting_other:
      'In search {{letter}}, {{names}} are not settings of a search. They are left out.',
  },
} as const
