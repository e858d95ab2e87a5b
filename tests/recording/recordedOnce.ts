import type { Recording } from '../../src/recording/recording'
import type { Run } from '../../src/recording/run'
import { defaultBudget, record } from '../../src/recording/write/recorder'

/** Whole recordings by the settings that make their runs again, the one asked for last at the end. */
const known = new Map<string, Recording>()
/** A run that generates fewer nodes is recorded again as fast as it is found. */
const fewestGenerated = 10_000
/** The recordings that were asked for longest ago are not kept beyond so many nodes. */
const mostNodes = 3_000_000

/** The whole recording of a run; files and tests that look at one large run share it. */
export function recordedOnce(run: Run, budget = defaultBudget): Recording {
  const key = JSON.stringify([budget, Object.entries(run.settings).toSorted()])
  const recording = known.get(key) ?? record(run, budget)
  if (recording.totals.generated < fewestGenerated) return recording
  known.delete(key)
  known.set(key, recording)
  let nodes = 0
  for (const [each, { rows }] of [...known].reverse()) {
    nodes += rows
    if (nodes > mostNodes) known.delete(each)
  }
  return recording
}
