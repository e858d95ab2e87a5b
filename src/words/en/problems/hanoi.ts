/** The words of the Towers of Hanoi. */
export const hanoi = {
  name: { hanoi: 'Towers of Hanoi' },
  setting: { discs: 'Number of discs', pegs: 'Number of pegs' },
  help: { discs: 'how many discs there are', pegs: 'how many pegs there are' },
  heuristic: {
    'disc-moves': 'moves that each disc needs',
    'misplaced-discs': 'misplaced discs',
  },
  example: {
    threeDiscs: '3 discs',
    fourDiscs: '4 discs',
    fiveDiscs: '5 discs',
    fourPegs: '6 discs, 4 pegs',
  },
  hint: {
    'hanoi start':
      'The peg of each of the {{discs, number}} discs, from the smallest to the largest. A is the peg at the left.',
    'hanoi goal':
      'The peg of each of the {{discs, number}} discs, from the smallest to the largest. A is the peg at the left.',
  },
  notation: '1>C is the smallest disc, which goes to peg C',
  how: 'Tap a peg to take its top disc, then the peg to put it on. Keys: arrows choose, Enter taps.',
  edit: 'Tap a disc: it goes to the next peg, and from the last one to the first. Keys: arrows choose, Enter taps.',
  told: {
    notPegs_one:
      'No peg is written. Write the peg of each disc, the smallest first: {{count, number}} letter from A to {{last}}.',
    notPegs_other:
      'No peg is written. Write the peg of each disc, the smallest first: {{count, number}} letters from A to {{last}}.',
    notAPeg: '“{{text}}” is not a peg. The pegs are A to {{last}}.',
    wrongCount_one:
      'The peg of {{count, number}} disc is written where there are {{expected, number}} discs. Write one letter for each disc.',
    wrongCount_other:
      'The pegs of {{count, number}} discs are written where there are {{expected, number}} discs. Write one letter for each disc.',
    peg: 'peg {{peg}}, with disc {{disc, number}} on top',
    emptyPeg: 'peg {{peg}}, empty',
    disc: 'disc {{disc, number}}, on peg {{peg}}',
    nothingThere: 'Peg {{peg}} has no disc. Tap a peg that has one.',
    tooLarge:
      'Disc {{disc, number}} is larger than disc {{top, number}}, so it cannot be put on it. Tap another peg.',
  },
  move: {
    moves: 'Disc {{disc, number}} moves to peg {{peg}}',
    movesBack: 'Disc {{disc, number}} moves back to peg {{peg}}',
    moved: 'disc {{disc, number}} moved to peg {{peg}}',
    short: 'disc {{disc, number}} to peg {{peg}}',
  },
} as const
