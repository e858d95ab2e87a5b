export const editor = {
  edit: 'Edit',
  editState: { start: 'Edit the start', goal: 'Edit the goal' },
  title: { start: 'Start', goal: 'Goal' },
  state: { start: 'The start', goal: 'The goal' },
  undo: 'Undo',
  redo: 'Redo',
  done: 'Done',
  cell: 'row {{row, number}}, column {{column, number}}: {{content}}',

  openFile: 'Open a file',
  taps: {
    how: 'Tap what is drawn to change it. With the keys: arrows choose, Enter taps.',
  },

  graph: {
    text: 'The graph as a text',
    how: 'An edge and its cost in each line: A - B 3, or A -> B 3 for one way. “node A @ 20 40 h 12” gives a node its place and its estimate; “start A” and “goal B” say where it begins and ends.',
    start: 'Start',
    goal: 'Goal',
  },

  grid: {
    text: 'The map as a text',
    how: 'A row in each line: . is a free cell, # a wall, 1 to 9 a cell that costs so much to enter, S the start and G the goal. A map of the public grid benchmarks can be opened as it is.',
    start: 'Start: column,row',
    goal: 'Goal: column,row',
  },

  tiles: {
    how: 'Drag a tile onto another, or click one and then the other: they change places. Or move with the arrow keys and type the number that is to stand there.',
    tile: 'tile {{tile, number}}',
    blank: 'blank',
  },
  parity: {
    title: 'Can it be solved?',
    row: 'The start read row by row. An arc joins each pair that stands in the other order than in the goal.',
    picture: '{{inversions}}, drawn as arcs over the row {{row}}',
    way: 'The dashed line on the board is the blank’s way to its place in the goal: {{steps}}.',
    home: 'The blank stands where the goal has it.',
    solvable: 'Solvable.',
    swap: 'Swap two tiles to make it solvable',
    otherWrong:
      'The other board is not right yet, so it cannot be said whether this can be solved.',
  },

  blocks: {
    how: 'Drag over empty cells to draw a block, and drag a block to move it. With the keys: arrows move, Shift with arrows marks cells, Enter places a block there or picks one up and sets it down, Delete removes it.',
    howGoal:
      'Click the cell where the upper left corner of the block that must leave is to be when it is out.',
    columns: 'Columns',
    rows: 'Rows',
    draw: 'Blocks',
    goal: 'Goal',
    mode: 'What is edited',
    remove: 'Remove block',
    removeOf: 'Remove block {{block}}',
    target: 'Must leave',
    targetOf: 'Must leave: block {{block}}',
    picked: 'Block {{block}} is picked up.',
    leaves: 'Block {{block}} must leave; the dashed outline is where it is to go.',
    noTarget: 'No block of the board must leave. Pick one and choose “Must leave”.',
    blocked: 'There is no room for the block there.',
    clear: 'Clear the board',
    block: 'block {{block}}',
    targetBlock: 'block {{block}}, which must leave',
    empty: 'empty',
    exit: '{{content}}, goal',
  },

  pegs: {
    how: 'Click a hole, or press Space on it, to put a peg in or take it out.',
    howGoal: 'Click the hole in which the last peg is to end, or press Space on it.',
    peg: 'hole {{hole, number}}: peg',
    hole: 'hole {{hole, number}}: empty',
    count_one: '{{count, number}} peg in {{holes, number}} holes.',
    count_other: '{{count, number}} pegs in {{holes, number}} holes.',
    full: 'Fill the board',
    none: 'Empty the board',
  },
} as const
