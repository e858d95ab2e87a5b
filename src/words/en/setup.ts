export const setup = {
  proof:
    'The start has {{inversions}}, and its blank is {{steps}} from its place: one of the two numbers is odd, the other even. Every move changes both by an odd number, so they are never 0 together, as they are in the goal.',
  solvableProof: {
    even: 'The start has {{inversions}}, and its blank is {{steps}} from its place: both numbers are even. Every move changes both by an odd number, so they can become 0 together, as they are in the goal.',
    odd: 'The start has {{inversions}}, and its blank is {{steps}} from its place: both numbers are odd. Every move changes both by an odd number, so they can become 0 together, as they are in the goal.',
  },
  inversions_one: '{{count, number}} inversion',
  inversions_other: '{{count, number}} inversions',
  steps_one: '{{count, number}} step',
  steps_other: '{{count, number}} steps',

  fault: {
    empty: 'The board is empty. Write its {{count, number}} cells row by row, 0 for the blank.',
    notATile:
      '“{{text}}” is no tile of this board. Its tiles are 1 to {{largest, number}}, and 0 is the blank.',
    wrongLength_one: 'The board has {{count, number}} cell where {{expected, number}} are needed.',
    wrongLength_other:
      'The board has {{count, number}} cells where {{expected, number}} are needed.',
    repeatedTile: 'The board has {{tile}} more than once, and {{missing}} is missing.',
    unknownValue: '“{{text}}” is not known here. It can be {{known, list(type: disjunction)}}.',
    known: '“{{text}}”',
    notInRange: '{{text}} is out of range. It can be from {{least}} to {{most}}.',
    notInRangeDecimals_one:
      '{{text}} cannot be used. It can be from {{least}} to {{most}}, with {{count, number}} decimal at most.',
    notInRangeDecimals_other:
      '{{text}} cannot be used. It can be from {{least}} to {{most}}, with {{count, number}} decimals at most.',
    noNumber: 'A number is missing. It can be from {{least}} to {{most}}.',
    refused: {
      irreversible:
        'This choice needs moves that can be undone, and this puzzle has moves that cannot. Another choice will do.',
      'no-single-goal':
        'This search needs one goal board to search back from, and many boards of this puzzle are goals. Another search will do.',
      'no-heuristic':
        'This search needs an estimate of the moves that remain, and this puzzle has none. Another search will do.',
    },
    notAStep: '“{{text}}” is no step. A step is a whole number, 0 or more.',
    notOneText: 'It is given more than once.',
    tile: 'tile {{tile}}',
    blank: 'the blank',
    noHoles:
      'The board is empty. Write its {{count, number}} holes in reading order, 1 for a peg and 0 for an empty hole.',
    notAPeg: '“{{text}}” is neither a peg nor a hole. Write 1 for a peg and 0 for an empty hole.',
    wrongHoleCount_one:
      'The board has {{count, number}} hole where {{expected, number}} are needed.',
    wrongHoleCount_other:
      'The board has {{count, number}} holes where {{expected, number}} are needed.',
    noPeg: 'The board has no peg. At least one is needed.',
    notAHole: '“{{text}}” is no hole of this board. Its holes are 0 to {{last, number}}.',
    noBlocks:
      'The board has no block. Write a letter for each cell of a block and a dot for an empty cell.',
    notALetter:
      '“{{text}}” is no cell of a board. Write a letter for each cell of a block and a dot for an empty cell.',
    unevenRows_one:
      'Row {{row, number}} has {{count, number}} cell where the first has {{expected, number}}.',
    unevenRows_other:
      'Row {{row, number}} has {{count, number}} cells where the first has {{expected, number}}.',
    otherShape:
      'The board has {{columns, number}} columns and {{rows, number}} rows where {{neededColumns, number}} columns and {{neededRows, number}} rows are needed.',
    wrongSize:
      'The board is {{columns, number}} wide and {{rows, number}} high. Each can be {{smallest, number}} to {{largest, number}}.',
    notARectangle: 'Block {{block}} is no rectangle.',
    tooManyPieces_one:
      'The board has {{pieces, number}} blocks and empty cells. Of {{count, number}} kind there can be {{most, number}}.',
    tooManyPieces_other:
      'The board has {{pieces, number}} blocks and empty cells. Of {{count, number}} kinds there can be {{most, number}}.',
    notACorner:
      '“{{text}}” is no place for the block that must leave. A link and a command have the column and the row of its upper left corner, both counted from 0: “0,0” to “{{lastColumn, number}},{{lastRow, number}}”.',
    offBoard:
      'The upper left corner of the block that must leave cannot be in {{place}}. It can be in rows 1 to {{rows, number}} and columns 1 to {{columns, number}}, counted from 1.',
    goalOffCentre:
      'Mirror images are equal only where the goal is in the middle: in column {{middle, number}}, not {{column, number}}, counted from 1.',
    noCentre:
      'Mirror images are equal only where the goal is in the middle, and the block that must leave cannot stand there.',
  },

  start: 'Start',
  place: 'row {{row, number}}, column {{column, number}}',
  placeField: { row: 'Row', column: 'Column' },
  examples: 'Examples',
  boardHint: {
    tiles: 'Row by row: the tiles 1 to {{largest, number}}, and 0 for the blank.',
    pegs: 'In reading order: 1 for a peg, 0 for an empty hole. “full” leaves just one empty.',
    lastPeg: 'The hole in which the last peg is to end, 0 to {{last, number}}.',
    blocks:
      'Row by row: a letter for each cell of a block, a dot for an empty cell. Or the name of an example.',
    corner:
      'Where the upper left corner of the block that must leave is to be. Rows are counted from the top and columns from the left, both from 1.',
  },
  example: {
    near: 'Near the goal',
    middle: 'On the way',
    farthest: 'Farthest',
    unsolvable: 'Unsolvable',
    moves_one: '{{count, number}} move',
    moves_other: '{{count, number}} moves',
    farthestMoves: 'Farthest: {{moves}}',
    layout: '{{name}}: {{moves}}',
    full: 'Full board',
    cross: 'Cross',
    plus: 'Plus',
    fireplace: 'Fireplace',
  },
  random: {
    name: 'Random start board',
    seed: 'Seed',
    next: 'Next random board',
    hint: 'The same seed gives the same board. The goal can be reached from each.',
    wrong: 'A seed is a whole number from 0 to {{largest, number}}.',
    distance: 'Exact number of moves',
    distanceHint: 'How far from the goal the board is to be; empty for any number of moves.',
    counting: 'All boards are being listed.',
    count_one: '{{count, number}} board needs exactly {{moves}}.',
    count_other: '{{count, number}} boards need exactly {{moves}}.',
    noBoard:
      'No board needs exactly this many moves. The farthest boards need {{largest, number}}; any whole number from 0 to that will do.',
    far: 'A random board of this size is mostly too far from the goal to be solved here.',
  },
  unsolvable: {
    title: 'Unsolvable.',
    inversion:
      'An inversion is a pair that stands in the other order than in the goal, the blank counted as a piece.',
    anyway:
      'It can be searched all the same: all {{boards, number}} boards within reach are visited.',
    endless:
      'It can be searched all the same, but this search would never end: it keeps no table of reached states, so it raises its limit again and again. It can be stopped at any time.',
    tooMany: 'There are {{boards, number}} boards within reach, too many to visit them all.',
  },

  link: {
    title: 'Something in the link cannot be used',
    fault: '{{setting}}: {{fault}} Shown instead: {{instead}}.',
    unknown_one: 'The lab has no setting {{names}}. It is left out.',
    unknown_other: 'The lab has no settings {{names}}. They are left out.',
    stepPastEnd_one:
      'The search has {{count, number}} step; step {{step, number}} is past its end, so the last one is shown.',
    stepPastEnd_other:
      'The search has {{count, number}} steps; step {{step, number}} is past its end, so the last one is shown.',
    stepPastRecord_one:
      'Only the first {{count, number}} step of the search is recorded; step {{step, number}} is past it, so the last one is shown.',
    stepPastRecord_other:
      'Only the first {{count, number}} steps of the search are recorded; step {{step, number}} is past them, so the last one is shown.',
    dismiss: 'Dismiss',
  },

  setting: {
    problem: 'Problem',
    start: 'Start board',
    goal: 'Goal board',
    order: 'Order of the blank’s moves',
    solver: 'Search',
    firstJump: 'First jump',
    target: 'Block that must leave',
    metric: 'One move',
    equal: 'Blocks taken as equal',
    mirror: 'Mirror images',
    step: 'Step',
    budget: 'Nodes to draw',
    hide: 'Hidden parts',
    other: 'Setting “{{name}}”',
  },

  problem: {
    square: '{{tiles, number}}-puzzle ({{side, number}} × {{side, number}})',
    rows_one: '{{count, number}} row of {{columns, number}}',
    rows_other: '{{count, number}} rows of {{columns, number}}',
    blocks: 'Sliding blocks',
    hoppers: 'Peg solitaire: Hoppers (13 holes)',
    triangle: 'Peg solitaire: triangle (15 holes)',
    english: 'Peg solitaire: English board (33 holes)',
  },
  firstJump: {
    fixed: 'from 0 over 3, by symmetry',
    free: 'any',
  },
  metric: {
    cell: 'one cell',
    straight: 'a straight slide',
    any: 'any slide of one block',
  },
  equal: {
    shapes: 'those of one shape',
    none: 'none',
  },
  mirror: {
    off: 'are different',
    on: 'are equal',
  },
  order: {
    'up-left-right-down': 'up, left, right, down',
    'down-right-left-up': 'down, right, left, up',
  },
  heuristic: {
    manhattan: 'Manhattan distance',
    'linear-conflict': 'Manhattan distance and linear conflicts',
    misplaced: 'misplaced tiles',
    sum: 'misplaced tiles + Manhattan (not admissible)',
    'target-distance': 'distance of the block that must leave',
    'corner-pegs': 'pegs in corners',
  },
  nothingHidden: 'all parts are shown',
  asItIs: '{{text}}',
} as const
