import type { InkPoint } from '../../../drawing/ink'
import { levelOf } from '../../../layout/treeLayout'
import type { TreeLayout } from '../../../layout/treeLayout'
import { isGeneratedAt } from '../../../recording/query/events'
import { kept } from '../../../recording/reasonCodes'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'
import { screenX, screenY } from '../camera/camera'
import type { View } from '../camera/camera'
import type { ScreenPoint } from '../camera/screen'
import type { TreeSubject } from './treeSubject'

/** Says where each node of a tree stands in a view. */
export function placesIn(
  { recording: { columns }, tree: { layout } }: Pick<TreeSubject, 'recording' | 'tree'>,
  view: View,
): (node: Node) => ScreenPoint {
  return (node) => [screenX(view, layout.x[node]), screenY(view, levelOf(layout, columns, node))]
}

/** Where a node of a tree stands at its step: units across, and levels down; nothing where it is not drawn. */
export function drawnPlace(
  { recording, tree: { layout }, step }: Pick<TreeSubject, 'recording' | 'tree' | 'step'>,
  node: Node,
): InkPoint | undefined {
  const isDrawn = hasPlace(recording, layout, node) && isGeneratedAt(recording, node, step)
  return isDrawn ? [layout.x[node], levelOf(layout, recording.columns, node)] : undefined
}

/** Whether a node is laid out, at its own place: a root also where it was pruned, at a limit of 0. */
export function hasPlace(
  { columns: { parent, reason } }: Recording,
  { firstRow, rows, withPruned }: TreeLayout,
  node: Node,
): boolean {
  const isOwn = withPruned || reason[node] === kept || parent[node] < 0
  return node >= firstRow && node < rows && isOwn
}
