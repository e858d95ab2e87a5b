import type { Recording } from '../../src/recording/recording'
import type { Run } from '../../src/recording/run'
import { record } from '../../src/recording/write/recorder'

/** Whole recordings by the settings that make their runs again, the one asked for last at the end. */
const known = new Map<string, Recording>()
/** More nodes than this are not kept, except those of the last recording. */
const mostNodes = 3_000_000

/** The whole recording of a run; files and tests that look at one run share it. */
export function recordedOnce(run: Run, budget?: number): Recording {
  const key = JSON.stringify([budget, Object.entries(run.settings).toSorted()])
  const recording = known.get(key) ?? record(run, budget)
  known.delete(key)
  known.set(key, recording)
  forgetOldest()
  return recording
}

function forgetOldest(): void {
  let nodes = 0
  for (const [key, { rows }] of [...known].reverse()) {
    nodes += rows
    if (nodes > mostNodes && nodes > rows) known.delete(key)
  }
}
