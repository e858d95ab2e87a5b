/** Comparisons that are prepared, and why each is worth seeing. */
export const comparePrepared = {
  label: 'Prepared comparisons',
  own: 'Choose the searches yourself',
  ownFromLab: 'Start with the search of the lab and another, and change each as you like.',
  ownHint: 'Start with two searches from the default start, and change each as you like.',
  bothEnds: {
    title: 'Breadth-first and bidirectional search',
    why: 'From {{start}}, one of the two boards farthest from the goal: breadth-first search reaches every board there is to reach, bidirectional search a small part of them.',
  },
  limits: {
    title: 'Rising limits, with a heuristic and without',
    why: 'From {{start}}: both keep no table and start again with each limit; the heuristic of IDA* spares it most limits and most nodes.',
  },
  tables: {
    title: 'Four tables of reached states',
    why: 'One layout of hakoiri musume, one search, four ways to keep what was reached: the trees are equal, the comparisons and the states held are not.',
  },
  heuristicValues: {
    title: 'An admissible heuristic and one that is not',
    why: 'A* from {{start}}: with the sum of two heuristics it expands fewer nodes, and finds a longer solution.',
  },
  costs: {
    title: 'The fewest moves, the least cost',
    why: 'From {{start}} on the map of Romania: breadth-first search finds the fewest moves, uniform-cost search and A* the shortest path in miles.',
  },
  orders: {
    title: 'The order of moves',
    why: 'Depth-first search from {{start}} in two orders of moves: both the work and the solution differ.',
  },
} as const
