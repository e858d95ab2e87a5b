import type { Stage } from '../../player/stageStore'
import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'

/** The selected node, else the current one, once it is recorded. */
export function focusOf({
  describedNode,
}: Pick<Stage, 'describedNode'>):
  | { readonly recording: Recording; readonly node: Node }
  | undefined {
  const { recording, focus: node } = describedNode
  const isRecorded = recording && node !== undefined && node < recording.rows
  return isRecorded ? { recording, node } : undefined
}
