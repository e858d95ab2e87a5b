import { levelOf } from '../../../layout/treeLayout'
import type { TreeLayout } from '../../../layout/treeLayout'
import { kept } from '../../../recording/reasonCodes'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'
import { screenX, screenY } from '../camera/camera'
import type { View } from '../camera/camera'

/** A point of the canvas, in CSS pixels. */
export type Place = readonly [number, number]

/** Tells where each node of a layout stands in a view. */
export function placesIn(
  { columns }: Recording,
  layout: TreeLayout,
  view: View,
): (node: Node) => Place {
  return (node) => [screenX(view, layout.x[node]), screenY(view, levelOf(layout, columns, node))]
}

/** Whether a node is laid out, in a place of its own. */
export function hasPlace(
  { columns }: Recording,
  { firstRow, rows, withPruned }: TreeLayout,
  node: Node,
): boolean {
  return node >= firstRow && node < rows && (withPruned || columns.reason[node] === kept)
}
