/** The words for faults of piles, refused taps, and what can be tapped. */
export type PancakeWord =
  | 'pancakes.notAPile'
  | 'pancakes.notASize'
  | 'pancakes.wrongCount'
  | 'pancakes.twice'
  | 'pancakes.top'
  | 'pancakes.lower'
  | 'pancakes.topAlone'
