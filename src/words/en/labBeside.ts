/** What the lab says once its tree is drawn. */

export const labBudget = {
  name: 'The part of the search that is drawn',
  drawn:
    'The first {{rows, number}} generated nodes are drawn. The search goes on past them and is counted.',
  soFar: 'So far: {{generated, number}} generated, {{expanded, number}} expanded.',
  endless:
    'The goal cannot be reached. This search keeps no table of reached states, so it may never end by itself.',
  ended: 'The first {{rows, number}} generated nodes are drawn; the rest were only counted.',
  most: 'Draw at most',
  nodes_one: '{{count, number}} node',
  nodes_other: '{{count, number}} nodes',
  stop: 'Stop counting',
} as const

/** Where a link hides everything. */
export const labNothing = {
  shown: 'The link to this page hides every part of it.',
  all: 'Show all parts',
} as const

export const labPanes = {
  tree: 'Tree',
  map: 'Map',
  board: 'State',
  frontier: 'Frontier',
  code: 'Code',
  counts: 'Counts',
  solution: 'Solution',
} as const
