/** Which search to choose when: the table of a lesson, and what is asked about it. */
export const whichSearch = {
  need: 'What you need, and have',
  search: 'Search',
  needs: {
    'breadth-first': 'the fewest moves; no estimate; the boards fit into memory',
    bidirectional:
      'the fewest moves, with fewer nodes; no estimate; the goal is known as a board, and moves can be undone',
    'iterative-deepening': 'the fewest moves; no estimate; little memory',
    'uniform-cost': 'the least cost, where moves differ in cost; no estimate',
    'a-star': 'the least cost; an admissible estimate; the boards fit into memory',
    'ida-star': 'the least cost; an admissible estimate; little memory',
    'weighted-a-star':
      'a solution of at most w times the least cost, sooner; an admissible estimate',
    greedy: 'some solution, soon; an estimate',
    beam: 'some solution, with a frontier of fixed size; an estimate; it may be missed',
    'depth-first': 'all solutions at a known depth, where no board can repeat',
    'branch-and-bound': 'a solution early, and a better one later',
  },
  searches: {
    'breadth-first': 'breadth-first',
    bidirectional: 'bidirectional',
    'iterative-deepening': 'iterative deepening',
    'uniform-cost': 'uniform-cost',
    'a-star': 'A*',
    'ida-star': 'IDA*',
    'weighted-a-star': 'weighted A*: h counts w times',
    greedy: 'greedy',
    beam: 'beam search: only the best nodes of each level',
    'depth-first': 'depth-first with a limit',
    'branch-and-bound': 'branch and bound',
  },
  why: {
    'breadth-first': 'It goes level by level, so its first solution has the fewest moves.',
    bidirectional: 'It goes level by level too, but its two trees go only half as deep.',
    'iterative-deepening':
      'Its limit grows by one, so its first solution has the fewest moves, and it holds only a path and what waits beside it.',
    'uniform-cost':
      'The node with the least path cost leaves first, so the first goal that leaves is a cheapest one.',
    'a-star':
      'It expands the node with the least g + h. As h is never too high, the first goal that leaves is a cheapest one.',
    'ida-star':
      'Its limit is one of g + h, so its first solution is a cheapest one, and it holds only a path and what waits beside it.',
    'weighted-a-star':
      'The weight draws it to the goal, and its solution costs at most w times the least cost.',
    greedy:
      'It follows the estimate alone. It promises nothing about the cost, and is often there soon.',
    beam: 'It keeps so many nodes of each level and no more. Among those that it drops may be the only way to the goal.',
    'depth-first':
      'Within the limit it follows every path, so it finds all solutions. Where no board can repeat, it needs no table.',
    'branch-and-bound':
      'It does not stop at its first solution: what that costs is the limit for the next.',
  },
} as const
