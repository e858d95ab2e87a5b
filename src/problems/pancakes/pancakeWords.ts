/** The words for faults of stacks, refused taps, and what can be tapped. */
export type PancakeWord =
  | 'pancakes.notAStack'
  | 'pancakes.notASize'
  | 'pancakes.wrongCount'
  | 'pancakes.twice'
  | 'pancakes.top'
  | 'pancakes.lower'
  | 'pancakes.topAlone'
