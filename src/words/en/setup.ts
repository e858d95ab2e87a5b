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

  link: {
    title: 'Something in the link cannot be used',
    problem: '{{setting}}: {{problem}} Shown instead: {{instead}}.',
    dismiss: 'Dismiss',
  },

  setting: {
    puzzle: 'Puzzle',
    start: 'Start board',
    goal: 'Goal board',
    order: 'Order of moves',
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
    'up-left-right-down': 'The blank goes up, left, right, down',
    'down-right-left-up': 'The blank goes down, right, left, up',
  },
  goalTest: {
    generation: 'When a node is generated',
    expansion: 'When a node is expanded',
  },
} as const
