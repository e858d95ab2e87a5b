/** The words of the map beside the tree. */
export const map = {
  title: 'Map',
  legend: 'What the ends on the map are',
  places: 'Places of the map',
  cells:
    'A grid of {{columns, number}} × {{rows, number}} cells (columns × rows). Arrows choose a cell, Enter selects its node.',
  cell: 'Column {{column, number}}, row {{row, number}}: {{what}}',
  wall: 'a wall',
  placing_one: 'Finding a place for {{count, number}} node.',
  placing_other: 'Finding a place for each of {{count, number}} nodes.',
  start: 'the start',
  goal: 'the goal',
  next: 'leaves next',
  node: 'node {{node, number}}',
  notReached: 'not reached',
  unreached: '{{name}}: {{what}}',
  never: 'never reached by this search',
  later: 'not reached yet; node {{node, number}} comes here at step {{step, number}}',
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
