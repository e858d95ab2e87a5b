/** What an exercise of a lesson says. */
export const lessonExercise = {
  board: 'Your start',
  asText: 'As text',
  hint: 'Change it: swap two numbers, and swap two others, so that it can be solved.',
  check: 'Try it',
  solved: 'Done.',
  not: 'Not yet.',
  shown: 'That works, but this start is in the lesson. Find another.',
  inLab: 'Open this start in the lab',
  searchInLab: {
    first: 'Open this start in the lab, with the first search',
    second: 'Open this start in the lab, with the second search',
  },
  noWay: 'The goal is not found from this start.',
  solvable: 'This start can be solved.',
  noTwin: 'No child was pruned for its state: no state is reached twice.',
  farthestTwin_zero: 'Every twin stands on the level of the child that is pruned for it.',
  farthestTwin_one:
    'The farthest twin stands {{count, number}} level above the child that is pruned for it.',
  farthestTwin_other:
    'The farthest twin stands {{count, number}} levels above the child that is pruned for it.',
  pruned:
    'Children generated: {{children, number}}; pruned: {{pruned, number}}, or {{share, number}} of 100.',
  solutions_one: '{{told}} It is the only one.',
  solutions_other: '{{told}} There are {{count, number}} of that length.',
  found_one: 'The first search finds a solution of {{count, number}} move.',
  found_other: 'The first search finds a solution of {{count, number}} moves.',
  tooFar_one:
    'The first search finds nothing, but the goal is {{count, number}} move away, and the limit is {{limit, number}}.',
  tooFar_other:
    'The first search finds nothing, but the goal is {{count, number}} moves away, and the limit is {{limit, number}}.',
  missed_one: 'The first search finds nothing, and the goal is only {{count, number}} move away.',
  missed_other:
    'The first search finds nothing, and the goal is only {{count, number}} moves away.',
  length_one: 'A shortest solution has {{count, number}} move.',
  length_other: 'A shortest solution has {{count, number}} moves.',
  fewer:
    'Nodes expanded by the first search: {{first, number}}; by the second: {{second, number}}.',
  cost: 'A cheapest solution costs {{cost, number}}.',
  longer:
    'Moves of the solution that the first search finds: {{first, number}}; the second: {{second, number}}.',
  dearer:
    'The first search finds a solution that costs {{first, number}}, the second one that costs {{second, number}}.',
} as const
