import { densityLines } from '../../../src/layout/density/densityLines'
import type { LaidOut } from '../../../src/layout/layoutClient'
import { layOutTree } from '../../../src/layout/treeLayout'
import type { Recording } from '../../../src/recording/recording'
import type { Run } from '../../../src/recording/run'
import { readRun } from '../../../src/recording/run'
import { recordedOnce } from '../../recording/recordedOnce'

/** Files and tests that look at one recording share its layouts, with the pruned nodes and without. */
const whole = new WeakMap<Recording, LaidOut>()
const withoutPruned = new WeakMap<Recording, LaidOut>()

/** A recorded search with its layout, to look at. */
export function recordedTree(
  settings: Record<string, string>,
  withPruned = true,
): { run: Run; recording: Recording } & LaidOut {
  const run = readRun(settings)
  if (!run.ok) throw new Error(JSON.stringify(run.fault))
  const recording = recordedOnce(run.value)
  return { run: run.value, recording, ...laidOut(recording, withPruned) }
}

function laidOut(recording: Recording, withPruned: boolean): LaidOut {
  const known = withPruned ? whole : withoutPruned
  const before = known.get(recording)
  if (before) return before
  const layout = layOutTree(recording.columns, 0, recording.rows, withPruned)
  const found = { layout, density: densityLines(layout, recording.columns) }
  known.set(recording, found)
  return found
}
