/** A need, by the search that serves it best, and searches that would serve it too. */
export const searchNeeds = [
  {
    search: 'breadth-first',
    orElse: ['bidirectional', 'iterative-deepening', 'uniform-cost'],
  },
  {
    search: 'bidirectional',
    orElse: ['breadth-first', 'iterative-deepening', 'uniform-cost'],
  },
  { search: 'iterative-deepening', orElse: [] },
  { search: 'uniform-cost', orElse: ['branch-and-bound'] },
  { search: 'a-star', orElse: ['ida-star', 'uniform-cost', 'branch-and-bound'] },
  { search: 'ida-star', orElse: ['iterative-deepening', 'branch-and-bound'] },
  { search: 'weighted-a-star', orElse: ['branch-and-bound'] },
  { search: 'greedy', orElse: ['weighted-a-star', 'beam', 'depth-first'] },
  { search: 'beam', orElse: [] },
  { search: 'depth-first', orElse: ['iterative-deepening'] },
  { search: 'branch-and-bound', orElse: [] },
] as const
