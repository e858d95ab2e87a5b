/** Which search to choose when: the table of a lesson, and what is asked about it. */
export const whichSearch = {
  need: 'What you need, and have',
  search: 'Search',
  needs: {
    fewestMoves: 'the fewest moves; no heuristic; the states fit into memory',
    bothEnds:
      'the fewest moves, with fewer nodes; no heuristic; the goal is known as a state, and moves can be undone',
    fewestMovesInLittle: 'the fewest moves; no heuristic; little memory',
    leastCost: 'the least cost, where moves differ in cost; no heuristic',
    heuristic: 'the least cost; an admissible heuristic; the states fit into memory',
    heuristicInLittle: 'the least cost; an admissible heuristic; little memory',
    atMost: 'a solution of at most w times the least cost, sooner; an admissible heuristic',
    soon: 'some solution, soon; a heuristic',
    fixedFrontier: 'some solution, with a frontier of fixed size; a heuristic; it may be missed',
    allAtDepth: 'all solutions at a known depth, where no state can repeat',
    everBetter: 'a solution early, and a better one later',
  },
  searches: {
    fewestMoves: 'breadth-first search',
    bothEnds: 'bidirectional search',
    fewestMovesInLittle: 'iterative deepening',
    leastCost: 'uniform-cost search',
    heuristic: 'A*',
    heuristicInLittle: 'IDA*',
    atMost: 'weighted A*: h counts w times',
    soon: 'greedy search',
    fixedFrontier: 'beam search: only the best nodes of each level',
    allAtDepth: 'depth-first search with a limit',
    everBetter: 'branch and bound',
  },
  why: {
    fewestMoves: 'It goes level by level, so its first solution has the fewest moves.',
    bothEnds: 'It goes level by level too, but its two trees go only half as deep.',
    fewestMovesInLittle:
      'Its limit grows by one, so its first solution has the fewest moves, and it holds only a path and what waits beside it.',
    leastCost:
      'The node with the least path cost leaves first, so the first goal that leaves is a cheapest one.',
    heuristic:
      'It expands the node with the least g + h. As h is never too high, the first goal that leaves is a cheapest one.',
    heuristicInLittle:
      'Its limit is one of g + h, so its first solution is a cheapest one, and it holds only a path and what waits beside it.',
    atMost:
      'The weight draws it to the goal, and its solution costs at most w times the least cost.',
    soon: 'It follows the heuristic alone. It promises nothing about the cost, and is often there soon.',
    fixedFrontier:
      'It keeps a fixed number of nodes of each level. Among those that it drops may be the only path to the goal.',
    allAtDepth:
      'Within the limit it follows every path, so it finds all solutions. Where no state can repeat, it needs no table.',
    everBetter:
      'It does not stop at its first solution: what that costs is the limit for the next.',
  },
} as const
