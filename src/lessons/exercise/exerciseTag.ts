import type { StartWay } from './startWay'

/** What an author says of an exercise in a lesson. */
export interface ExerciseTag {
  readonly id: string
  /** The run whose problem and start the reader begins with. */
  readonly run: string
  readonly check: string
  /** How the start is changed; where nothing is said, by moving, where that can be done. */
  readonly by?: StartWay | undefined
}
