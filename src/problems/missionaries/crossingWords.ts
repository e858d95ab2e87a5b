import type { Bank, Where } from '../river/bank'

/** The words for faults of states, refused taps, and what can be tapped. */
export type CrossingWord =
  | 'missionaries.notAState'
  | 'missionaries.tooMany'
  | `missionaries.outnumbered.${Bank}`
  | `missionaries.missionary.${Where}`
  | `missionaries.cannibal.${Where}`
  | `missionaries.${'boat' | 'cross'}.${Bank}`
  | 'missionaries.full'
  | 'missionaries.otherBank'
  | 'missionaries.nobodyRows'
