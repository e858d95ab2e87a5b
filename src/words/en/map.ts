/** The words of the map beside the tree. */
export const map = {
  title: 'Map',
  save: 'Save the picture of the map',
  places: 'Places of the map',
  cells:
    'A grid of {{columns, number}} columns and {{rows, number}} rows. Arrows choose a cell, Enter selects its node.',
  cell: 'Column {{column, number}}, row {{row, number}}: {{what}}',
  wall: 'a wall',
  show: 'Map',
  showHint: 'Show or hide the map beside the tree',
  alone: 'The map alone, or with the tree',
  start: 'the start',
  goal: 'the goal',
  next: 'leaves next',
  node: 'node {{node, number}}',
  notReached: 'not reached',
  unreached: '{{name}} has not been reached at this step.',
  status: {
    absent: 'not reached',
    waiting: 'waits in the frontier',
    expanded: 'expanded',
    pruned: 'pruned',
    superseded: 'replaced',
    dropped: 'dropped',
    solution: 'on the solution',
  },
} as const
