/** How the searches of a comparison grow. */
export const compareCharts = {
  name: 'Charts',
  frontier: 'Frontier',
  reached: 'Reached states',
  held: 'Reached states held in the table',
  levels: 'Nodes of each level or limit',
  expansions: 'expansions',
  level: 'level or limit',
  log: 'Logarithmic',
  logHint: 'Equal steps along both axes are equal factors',
  none: 'holds none',
  line: 'Search {{letter}}: at most {{most, number}}, now {{now, number}}.',
  lineOnly: 'Search {{letter}}: at most {{most, number}}.',
  legend: 'A mark shows the current moment; for a level or limit it counts the nodes so far.',
} as const
