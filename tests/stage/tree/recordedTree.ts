import { layOutTree } from '../../../src/layout/treeLayout'
import type { TreeLayout } from '../../../src/layout/treeLayout'
import { record } from '../../../src/recording/recorder'
import type { Recording } from '../../../src/recording/recording'
import { readRun } from '../../../src/recording/run'

/** A recorded search with its layout, to look at. */
export function recordedTree(
  settings: Record<string, string>,
  withPruned = true,
): { recording: Recording; layout: TreeLayout } {
  const run = readRun(settings)
  if (!run.ok) throw new Error(JSON.stringify(run.problem))
  const recording = record(run.value)
  return { recording, layout: layOutTree(recording.columns, 0, recording.rows, withPruned) }
}
