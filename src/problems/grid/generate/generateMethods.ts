/** The methods that generate maps, as names of maps begin. */
export const generateMethods = [
  'maze-dfs',
  'maze-kruskal',
  'obstacles',
  'rooms',
  'terrain',
] as const

/** One of `generateMethods`. */
export type GenerateMethod = (typeof generateMethods)[number]

/** The fewest cells of a generated map in a row and in a column. */
export const leastGenerated = 5
