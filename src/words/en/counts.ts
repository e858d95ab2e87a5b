export const counts = {
  name: 'Counts',
  nothingYet: 'Nothing is recorded yet. The search will be counted here.',
  generated: 'Generated',
  expanded: 'Expanded',
  duplicates: 'Duplicates',
  pruned: 'Pruned',
  frontier: 'Frontier',
  deepest: 'Deepest level',
  reached: 'Reached',
  levels: 'Nodes per level',
  levelsTenfold: 'Nodes per level (each line ×10)',
  levelsHint: 'Kept nodes at each depth; the outline is the whole search.',
  levelsHintSoFar: 'Kept nodes at each depth so far.',
  bar_one: 'Depth {{depth}}: {{count, number}} node',
  bar_other: 'Depth {{depth}}: {{count, number}} nodes',
  barOfAll: '{{bar}}, {{total, number}} in the end',
  depth: 'Depth',
  depths: '{{from, number}} to {{to, number}}',
  nodes: 'Nodes',
  inTheEnd: 'In the end',
  table: 'As a table',
  overBudget:
    'The first {{rows, number}} generated nodes are drawn; past them the search was only counted.',
  inAll:
    'In all: {{generated, number}} generated, {{expanded, number}} expanded, {{pruned, number}} pruned, {{reached, number}} reached.',
  soFar:
    'So far: {{generated, number}} generated, {{expanded, number}} expanded, {{pruned, number}} pruned, {{reached, number}} reached.',
} as const
