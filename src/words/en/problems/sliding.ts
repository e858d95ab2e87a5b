/** The words of sliding tiles. */
export const sliding = {
  name: {
    'sliding-3x3': '8-puzzle (3 × 3)',
    'sliding-2x2': '3-puzzle (2 × 2)',
    'sliding-3x2': '2 rows of 3',
    'sliding-2x3': '3 rows of 2',
    'sliding-4x2': '2 rows of 4',
    'sliding-2x4': '4 rows of 2',
    'sliding-4x3': '3 rows of 4',
    'sliding-3x4': '4 rows of 3',
    'sliding-4x4': '15-puzzle (4 × 4)',
  },
  setting: { order: 'Order of the blank’s moves' },
  help: { order: 'the order of the blank’s moves' },
  value: {
    'order up-left-right-down': 'up, left, right, down',
    'order down-right-left-up': 'down, right, left, up',
  },
  heuristic: {
    manhattan: 'Manhattan distance',
    'linear-conflict': 'Manhattan distance and linear conflicts',
    misplaced: 'misplaced tiles',
    sum: 'misplaced tiles + Manhattan (not admissible)',
  },
  example: {
    near: 'Near the goal',
    middle: 'On the way',
    farthest: 'Farthest',
    unsolvable: 'Unsolvable',
  },
  list: { farthest: 'the two boards farthest from the default goal' },
  hint: {
    'sliding start': 'Row by row: the tiles 1 to {{largest, number}}, and 0 for the blank.',
    'sliding goal': 'Row by row: the tiles 1 to {{largest, number}}, and 0 for the blank.',
  },
  notation: 'the number of the tile that slides',
  how: 'Drag or click a tile beside the blank, or use the arrow keys.',
  fault: {
    empty: 'The board is empty. Write its {{count, number}} cells row by row, 0 for the blank.',
    notATile:
      '“{{text}}” is not a tile of this board. Its tiles are 1 to {{largest, number}}, and 0 is the blank.',
    wrongLength_one: 'The board has {{count, number}} cell where {{expected, number}} are needed.',
    wrongLength_other:
      'The board has {{count, number}} cells where {{expected, number}} are needed.',
    repeatedTile: 'The board has {{tile}} more than once, and {{missing}} is missing.',
    tile: 'tile {{tile}}',
    blank: 'the blank',
    otherShape:
      'The board has {{columns, number}} × {{rows, number}} cells (columns × rows) where {{neededColumns, number}} × {{neededRows, number}} are needed.',
  },
} as const
