export const setup = {
  proof:
    'The start has {{inversions}}, and its blank is {{steps}} from its place: one of the two numbers is odd, the other even. Every move changes both by an odd number, so they are never 0 together, as they are in the goal.',
  inversions_one: '{{count, number}} inversion',
  inversions_other: '{{count, number}} inversions',
  steps_one: '{{count, number}} step',
  steps_other: '{{count, number}} steps',

  problem: {
    empty: 'The board is empty. Write its {{count, number}} cells row by row, 0 for the blank.',
    notATile:
      '“{{text}}” is no tile of this board. Its tiles are 1 to {{largest, number}}, and 0 is the blank.',
    wrongLength_one: 'The board has {{count, number}} cell where {{expected, number}} are needed.',
    wrongLength_other:
      'The board has {{count, number}} cells where {{expected, number}} are needed.',
    repeatedTile: 'The board has {{tile}} more than once, and {{missing}} is missing.',
    unknownValue: '“{{text}}” is not known here. It can be {{known, list(type: disjunction)}}.',
    known: '“{{text}}”',
    notAStep: '“{{text}}” is no step. A step is a whole number, 0 or more.',
    notOneText: 'It is given more than once.',
    tile: 'tile {{tile}}',
    blank: 'the blank',
  },

  start: 'Start',
  examples: 'Examples',
  boardHint: 'Row by row: the tiles 1 to {{largest, number}}, and 0 for the blank.',
  example: {
    near: 'Near the goal',
    middle: 'On the way',
    farthest: 'Farthest',
    unsolvable: 'Unsolvable',
    moves_one: '{{count, number}} move',
    moves_other: '{{count, number}} moves',
    farthestMoves: 'Farthest: {{moves}}',
  },
  random: {
    name: 'Random start board',
    seed: 'Seed',
    next: 'Next random board',
    hint: 'The same seed gives the same board. The goal can be reached from each.',
    wrong: 'A seed is a whole number from 0 to {{largest, number}}.',
    far: 'A random board of this size is mostly too far from the goal to be solved here.',
  },
  unsolvable: {
    title: 'Unsolvable.',
    inversion:
      'An inversion is a pair that stands in the other order than in the goal, the blank counted as a piece.',
    anyway:
      'It can be searched all the same: all {{boards, number}} boards within reach are visited.',
    tooMany: 'There are {{boards, number}} boards within reach, too many to visit them all.',
  },

  link: {
    title: 'Something in the link cannot be used',
    problem: '{{setting}}: {{problem}} Shown instead: {{instead}}.',
    dismiss: 'Dismiss',
  },

  setting: {
    puzzle: 'Puzzle',
    start: 'Start board',
    goal: 'Goal board',
    order: 'Order of the blank’s moves',
    solver: 'Search',
    goalTest: 'Goal test',
    step: 'Step',
    other: 'Setting “{{name}}”',
  },

  puzzle: {
    square: '{{tiles, number}}-puzzle ({{side, number}} × {{side, number}})',
    rows_one: '{{count, number}} row of {{columns, number}}',
    rows_other: '{{count, number}} rows of {{columns, number}}',
  },
  solver: {
    'breadth-first': 'Breadth-first search',
  },
  order: {
    'up-left-right-down': 'up, left, right, down',
    'down-right-left-up': 'down, right, left, up',
  },
  goalTest: {
    generation: 'When a node is generated',
    expansion: 'When a node is to be expanded',
  },
  goalTestHint: {
    generation: 'The goal is seen as soon as a move leads to it.',
    expansion: 'The goal waits like any other node until its turn comes.',
  },
  asItIs: '{{text}}',
} as const
