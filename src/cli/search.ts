import { cancelled } from '../recording/cancelled'
import { Recorder, usualBudget } from '../recording/recorder'
import type { Recording } from '../recording/recording'
import type { Run } from '../recording/run'

export interface SearchOptions {
  readonly repeat: number
  readonly countOnly: boolean
  /** Tells whether somebody wants the search to stop. */
  readonly isStopped: () => boolean
  /** Is told now and then how far a search is. */
  readonly onProgress?: (recorder: Recorder, ms: number) => void
}

/** How a search ended, and how long it took. */
export interface Searched {
  readonly recording: Recording
  /** The median of the runs that count. */
  readonly ms: number
}

/** Expansions before a look at the clock, and milliseconds before others have their turn. */
const stretch = 4096
const turn = 100

/** Runs a search as often as asked for, and stays open to signals meanwhile. */
export async function search(run: Run, options: SearchOptions): Promise<Searched> {
  const times: number[] = []
  for (let round = 1; ; round++) {
    const before = performance.now()
    const recording = await searchOnce(run, options)
    const ms = performance.now() - before
    // The first of several runs warms the others up.
    if (round > 1 || options.repeat === 1) times.push(ms)
    if (round === options.repeat || recording.outcome?.kind === 'cancelled') {
      return { recording, ms: median(times.length > 0 ? times : [ms]) }
    }
  }
}

async function searchOnce(run: Run, options: SearchOptions): Promise<Recording> {
  const recorder = new Recorder(run, options.countOnly ? 0 : usualBudget)
  const begin = performance.now()
  let turnEnds = begin + turn
  while (!recorder.advance(stretch)) {
    const now = performance.now()
    if (now < turnEnds) continue
    await new Promise((resolve) => setImmediate(resolve))
    if (options.isStopped()) return cancelled(recorder.recording())
    options.onProgress?.(recorder, now - begin)
    turnEnds = now + turn
  }
  return recorder.recording()
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
