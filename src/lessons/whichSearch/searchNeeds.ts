/**
 * What is needed, each served best by a search of its own, and whose searches would serve it too; and
 * whether its search is told before the lesson that has the table, or only after it.
 */
export const searchNeeds = [
  {
    need: 'fewestMoves',
    part: 'before',
    orElse: ['bothEnds', 'fewestMovesInLittle', 'leastCost', 'everBetter'],
  },
  {
    need: 'bothEnds',
    part: 'before',
    orElse: ['fewestMoves', 'fewestMovesInLittle', 'leastCost', 'everBetter'],
  },
  { need: 'fewestMovesInLittle', part: 'before', orElse: ['everBetter'] },
  { need: 'leastCost', part: 'after', orElse: ['everBetter'] },
  { need: 'heuristic', part: 'before', orElse: ['heuristicInLittle', 'leastCost', 'everBetter'] },
  { need: 'heuristicInLittle', part: 'before', orElse: ['fewestMovesInLittle', 'everBetter'] },
  { need: 'atMost', part: 'after', orElse: ['everBetter'] },
  { need: 'soon', part: 'before', orElse: ['atMost', 'fixedFrontier', 'allAtDepth', 'everBetter'] },
  { need: 'fixedFrontier', part: 'after', orElse: [] },
  { need: 'allAtDepth', part: 'before', orElse: ['fewestMovesInLittle'] },
  { need: 'everBetter', part: 'before', orElse: [] },
] as const
