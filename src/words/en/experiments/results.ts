/** Of the table and the charts that a run ends in. */
export const experimentResults = {
  found: {
    title: 'What it shows',
    awaited: 'The findings appear here when all runs have ended.',
    solvedByAll_one:
      'These findings are about the {{count, number}} start that all searches solved.',
    solvedByAll_other:
      'These findings are about the {{count, number}} starts that all searches solved.',
    generated: {
      least_one: '{{least, list}} generates the fewest nodes, {{few, number}} in the mean.',
      least_other: '{{least, list}} generate the fewest nodes, {{few, number}} each in the mean.',
      more_one: '{{search}} generates {{count, number}} time as many.',
      more_other: '{{search}} generates {{count, number}} times as many.',
      hardlyMore: '{{search}} generates hardly more.',
      same: 'All searches generate equally many nodes, {{few, number}} in the mean.',
    },
    peakSize: {
      least_one:
        '{{least, list}} holds the fewest reached states at once, {{few, number}} in the mean.',
      least_other:
        '{{least, list}} hold the fewest reached states at once, {{few, number}} each in the mean.',
      more_one: '{{search}} holds {{count, number}} time as many.',
      more_other: '{{search}} holds {{count, number}} times as many.',
      hardlyMore: '{{search}} holds hardly more.',
      same: 'All searches hold equally many reached states at once, {{few, number}} in the mean.',
    },
    moves: {
      least_one:
        '{{least, list}} finds the shortest solutions, with a length of {{few, number}} in the mean.',
      least_other:
        '{{least, list}} find the shortest solutions, with a length of {{few, number}} in the mean.',
      more_one: '{{search}} finds solutions {{count, number}} time as long.',
      more_other: '{{search}} finds solutions {{count, number}} times as long.',
      hardlyMore: '{{search}} finds solutions that are hardly longer.',
      same: 'All searches find equally long solutions, with a length of {{few, number}} in the mean.',
    },
    cost: {
      least_one:
        '{{least, list}} finds the cheapest solutions, at a cost of {{few, number}} in the mean.',
      least_other:
        '{{least, list}} find the cheapest solutions, at a cost of {{few, number}} in the mean.',
      more_one: '{{search}} finds solutions that cost {{count, number}} time as much.',
      more_other: '{{search}} finds solutions that cost {{count, number}} times as much.',
      hardlyMore: '{{search}} finds solutions that cost hardly more.',
      same: 'All searches find equally expensive solutions, at a cost of {{few, number}} in the mean.',
    },
    known: '“{{measure}}”, in percent of the known mean: {{shares, list}}.',
    share: '{{search}} {{share, number}}%',
  },

  summary: 'Summary',
  summaryHint:
    'Over the starts that were solved. Milliseconds depend on the machine; nothing else does.',
  stoppedAt: 'Start {{board, number}}: {{why}}',
  stoppedMore_one: 'And {{count, number}} more start.',
  stoppedMore_other: 'And {{count, number}} more starts.',
  outcomes: '{{solved, number}} solved · {{unsolved, number}} unsolved · {{cut, number}} cut',
  outcomesWithStopped: '{{told}} · {{stopped, number}} stopped',
  withoutCut_one:
    '{{count, number}} run did not come to its end and is in none of these figures. With it the counts of nodes would mostly be higher.',
  withoutCut_other:
    '{{count, number}} runs did not come to their end and are in none of these figures. With them the counts of nodes would mostly be higher.',
  shared_one: 'Mean, the {{count, number}} same start',
  shared_other: 'Mean, the {{count, number}} same starts',
  sharedHint_zero:
    'No start was solved by all searches, so no two of these means are over the same starts.',
  sharedHint_one:
    'The searches solved different starts. Only the means over the {{count, number}} start that all of them solved can be compared.',
  sharedHint_other:
    'The searches solved different starts. Only the means over the {{count, number}} starts that all of them solved can be compared.',
  wideTable: 'There are more columns at the right: scroll the table sideways.',
  what: 'Count',
  mean: 'Mean',
  median: 'Median',
  least: 'Least',
  most: 'Most',
  known: 'Known mean',
  knownHint:
    'The known means are those of another program over 100 random starts of its own, with the same settings.',
  measure: {
    popped: 'Popped',
    generated: 'Generated',
    peakSize: 'Most held at once',
    boards: 'States on the path',
    cost: 'Cost of the path',
    ms: 'Milliseconds',
  },
  measureHint: {
    popped:
      'Nodes popped from the frontier: the expanded ones and, if it was found there, the goal.',
    generated: 'All nodes that were generated, including the start and the pruned ones.',
    peakSize: 'The most states held as reached at once.',
    boards: 'The moves of the solution and one more, for the start.',
    cost: 'What all moves of the solution cost together.',
    ms: 'How long a run took on this machine.',
  },

  distribution: 'How the starts spread',
  strip_one: '{{search}}: {{count, number}} start, {{median, number}}',
  strip_other:
    '{{search}}: {{count, number}} starts from {{least, number}} to {{most, number}}, median {{median, number}}',
  nothingSolved: '{{search}}: no start is solved',
  bin_one: '{{count, number}} start from {{from, number}} to {{to, number}}',
  bin_other: '{{count, number}} starts from {{from, number}} to {{to, number}}',
  tenfold:
    'The numbers at the left are how many starts a bar stands for. Equal steps along the axis below are equal factors. The vertical line is the median.',
  stripShort: '{{search}}: median {{median, number}}',

  scatter: 'Two searches, start by start',
  horizontal: 'Along',
  vertical: 'Up',
  scatterHint:
    'On the dashed line both searches are equal; below it the search chosen as “Up” needed less, above it the one chosen as “Along”. A point opens its start in the lab, with the search chosen as “Up”.',
  scatterOne: 'Choose two searches to compare.',
  scatterNone: 'No start has this count for these searches.',
  point: 'Start {{board, number}}, {{start}}: {{x}} by {{xSearch}}, {{y}} by {{ySearch}}',
  stopped: {
    cut: 'cut',
    'out-of-memory': 'out of memory',
    limit: 'not within the limits of the search',
    exhausted: 'no solution',
    unsolvable: 'no solution',
    stopped: 'stopped',
  },
  marks: {
    point_one: '{{count, number}} start solved by both',
    point_other: '{{count, number}} starts solved by both',
    right_one: '{{count, number}} start without a solution by {{across}}',
    right_other: '{{count, number}} starts without a solution by {{across}}',
    up_one: '{{count, number}} start without a solution by {{up}}',
    up_other: '{{count, number}} starts without a solution by {{up}}',
    corner_one: '{{count, number}} start without a solution by either',
    corner_other: '{{count, number}} starts without a solution by either',
  },
  edgeHint:
    'Marks at the edge are starts whose run found no solution: how much one would have needed is not known.',
} as const
