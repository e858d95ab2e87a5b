export const setup = {
  start: 'Start',
  placeField: { row: 'Row', column: 'Column' },
  examples: 'Examples',
  example: {
    moves_one: '{{count, number}} move',
    moves_other: '{{count, number}} moves',
    named: '{{name}}: {{moves}}',
  },
  setting: {
    problem: 'Problem',
    start: 'Start',
    goal: 'Goal',
    solver: 'Search',
    step: 'Step',
    budget: 'Nodes to draw',
    hide: 'Hidden parts',
    picture: 'Picture',
    other: '{{name}}',
  },
  chosenValue: '{{setting}}: {{value}}',
} as const
