/** The words of peg solitaire. */
export const pegs = {
  name: {
    'pegs-13': 'Peg solitaire: Hoppers (13 holes)',
    'pegs-15': 'Peg solitaire: triangle (15 holes)',
    'pegs-33': 'Peg solitaire: English board (33 holes)',
  },
  setting: { firstJump: 'First jump' },
  help: { firstJump: 'whether the first jump is given' },
  value: { 'firstJump fixed': 'from 0 over 3, by symmetry', 'firstJump free': 'any' },
  heuristic: { 'corner-pegs': 'pegs in corners' },
  example: { full: 'Full board', cross: 'Cross', plus: 'Plus', fireplace: 'Fireplace' },
  list: { full: 'the full board' },
  hint: {
    'pegs start':
      'In reading order: 1 for a peg, 0 for an empty hole. “full” leaves just one empty.',
    'pegs goal': 'The hole where the last peg should end, 0 to {{last, number}}.',
  },
  notation: '28-16 is the peg of hole 28, which jumps to hole 16; 19-17-29 jumps twice',
  how: 'Drag a peg, or click it and then a hole. Keys: arrows choose, Enter picks up and jumps.',
  fault: {
    noHoles:
      'The board is empty. Write its {{count, number}} holes in reading order, 1 for a peg and 0 for an empty hole.',
    notAPeg: '“{{text}}” is neither a peg nor a hole. Write 1 for a peg and 0 for an empty hole.',
    wrongHoleCount_one:
      'The board has {{count, number}} hole where {{expected, number}} are needed.',
    wrongHoleCount_other:
      'The board has {{count, number}} holes where {{expected, number}} are needed.',
    noPeg: 'The board has no peg. At least one is needed.',
    notAHole: '“{{text}}” is not a hole of this board. Its holes are 0 to {{last, number}}.',
  },
} as const
