/** Where somebody is. */
type Where = 'left' | 'right' | 'boat'

/** The words for faults of states, refused taps, and what can be tapped. */
export type CrossingWord =
  | 'missionaries.notAState'
  | 'missionaries.tooMany'
  | `missionaries.outnumbered.${'left' | 'right'}`
  | `missionaries.missionary.${Where}`
  | `missionaries.cannibal.${Where}`
  | `missionaries.boat.${'left' | 'right'}`
  | 'missionaries.full'
  | 'missionaries.otherBank'
  | 'missionaries.nobodyRows'
