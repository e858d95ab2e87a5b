import type { Recording } from '../recording'
import type { Run } from '../run'
import { Recorder } from '../write/recorder'

const mostRows = 2_000
/** In ms: shorter than a frame. */
const mostTime = 14
const expansionsPerLook = 16

/**
 * The first part of a run, recorded at once: a small run is whole then, and of a larger one there is
 * something to see before a worker could be there.
 *
 * @param clock the time in milliseconds
 * @returns nothing where the search throws: the worker that runs it again tells of that
 */
export function firstPart(run: Run, budget: number, clock: () => number): Recording | undefined {
  const end = clock() + mostTime
  try {
    const recorder = new Recorder(run, budget)
    while (!recorder.advance(expansionsPerLook)) {
      if (recorder.rows >= mostRows || clock() > end) break
    }
    return recorder.recording()
  } catch {
    return undefined
  }
}
