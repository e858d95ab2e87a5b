import type { Recording } from '../recording'
import { waitingCountAt } from './waiting'

/** How many nodes wait at some step. */
export interface FrontierSample {
  readonly step: number
  readonly size: number
}

/** How large the frontier is over a recording, at steps that lie evenly from the first to the last. */
export function frontierProfile(recording: Recording, most: number): readonly FrontierSample[] {
  const last = recording.events - 1
  const count = Math.min(most, last + 1)
  return Array.from({ length: count }, (_, sample) => {
    const step = count === 1 ? 0 : Math.round((sample / (count - 1)) * last)
    return { step, size: waitingCountAt(recording, step) }
  })
}
