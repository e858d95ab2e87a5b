/** The words for faults of states, refused taps, and what can be tapped. */
export type HanoiWord =
  | 'hanoi.notPegs'
  | 'hanoi.notAPeg'
  | 'hanoi.wrongCount'
  | 'hanoi.peg'
  | 'hanoi.emptyPeg'
  | 'hanoi.disc'
  | 'hanoi.nothingThere'
  | 'hanoi.tooLarge'
