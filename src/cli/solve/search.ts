import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { cancelled } from '../../recording/write/cancelled'
import { Recorder, defaultBudget } from '../../recording/write/recorder'

export interface SearchOptions {
  readonly repeat: number
  readonly countOnly: boolean
  /** How many nodes it may expand; past that it is left without an outcome. */
  readonly cut: number
  /** Tells whether somebody wants the search to stop. */
  readonly isStopped: () => boolean
  /** Is told now and then how far a search is, and how long all of it has taken. */
  readonly onProgress?: (recorder: Recorder, ms: number) => void
}

/** How a search ended, and how long it took. */
export interface Searched {
  readonly recording: Recording
  /** The median of the runs that count. */
  readonly ms: number
}

// So few expansions take a moment even where each looks through a long list.
const stretch = 64
/** In ms. */
const betweenPauses = 100

/** Runs a search as often as asked for, and stays open to signals meanwhile. */
export async function search(run: Run, options: SearchOptions): Promise<Searched> {
  const pauses = new Pauses(options)
  const times: number[] = []
  for (let round = 1; ; round++) {
    const before = performance.now()
    const recording = await searchOnce(run, options, pauses)
    const ms = performance.now() - before
    // The first of several runs warms the others up.
    if (round > 1 || options.repeat === 1) times.push(ms)
    if (round === options.repeat || recording.outcome?.kind === 'cancelled') {
      return { recording, ms: median(times.length > 0 ? times : [ms]) }
    }
  }
}

async function searchOnce(run: Run, options: SearchOptions, pauses: Pauses): Promise<Recording> {
  const recorder = new Recorder(run, options.countOnly ? 0 : defaultBudget)
  for (let left = options.cut; left > 0; left -= stretch) {
    if (recorder.advance(Math.min(stretch, left))) break
    if (pauses.isDue()) await pauses.pause(recorder)
    if (options.isStopped()) return cancelled(recorder.recording())
  }
  // Runs that are each shorter than the time between two pauses are many in a row.
  if (pauses.isDue()) await pauses.pause(recorder)
  return recorder.recording()
}

/** When a search lets signals in and says how far it is. */
class Pauses {
  private readonly begin = performance.now()
  private next = this.begin + betweenPauses

  constructor(private readonly options: SearchOptions) {}

  isDue(): boolean {
    return performance.now() >= this.next
  }

  async pause(recorder: Recorder): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    this.options.onProgress?.(recorder, performance.now() - this.begin)
    this.next = performance.now() + betweenPauses
  }
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
