/** What is needed, each served best by a search of its own, and whose searches would serve it too. */
export const searchNeeds = [
  {
    need: 'fewestMoves',
    orElse: ['bothEnds', 'fewestMovesInLittle', 'leastCost', 'everBetter'],
  },
  {
    need: 'bothEnds',
    orElse: ['fewestMoves', 'fewestMovesInLittle', 'leastCost', 'everBetter'],
  },
  { need: 'fewestMovesInLittle', orElse: ['everBetter'] },
  { need: 'leastCost', orElse: ['everBetter'] },
  { need: 'estimated', orElse: ['estimatedInLittle', 'leastCost', 'everBetter'] },
  { need: 'estimatedInLittle', orElse: ['fewestMovesInLittle', 'everBetter'] },
  { need: 'atMost', orElse: ['everBetter'] },
  { need: 'soon', orElse: ['atMost', 'fixedFrontier', 'allAtDepth', 'everBetter'] },
  { need: 'fixedFrontier', orElse: [] },
  { need: 'allAtDepth', orElse: ['fewestMovesInLittle'] },
  { need: 'everBetter', orElse: [] },
] as const
