import { densityLines } from '../../../src/layout/density/densityLines'
import type { LaidOut } from '../../../src/layout/layoutClient'
import { layOutTree } from '../../../src/layout/treeLayout'
import type { Recording } from '../../../src/recording/recording'
import type { Run } from '../../../src/recording/run'
import { readRun } from '../../../src/recording/run'
import { recordedOnce } from '../../recording/recordedOnce'

/** A recorded search with its layout, to look at. */
export function recordedTree(
  settings: Record<string, string>,
  withPruned = true,
): { run: Run; recording: Recording } & LaidOut {
  const run = readRun(settings)
  if (!run.ok) throw new Error(JSON.stringify(run.fault))
  const recording = recordedOnce(run.value)
  const layout = layOutTree(recording.columns, 0, recording.rows, withPruned)
  return { run: run.value, recording, layout, density: densityLines(layout, recording.columns) }
}
