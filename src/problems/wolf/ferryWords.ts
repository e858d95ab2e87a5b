import type { Bank, Where } from '../river/bank'
import type { Ferried } from './ferry'

/** The words for faults of states, refused taps, and what can be tapped. */
export type FerryWord =
  | 'wolf.notAState'
  | `wolf.${'goatEaten' | 'cabbageEaten'}.${Bank}`
  | `wolf.${Ferried}.${Where}`
  | `wolf.${'boat' | 'cross'}.${Bank}`
  | 'wolf.full'
  | 'wolf.otherBank'
