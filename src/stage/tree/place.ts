import { levelOf } from '../../layout/treeLayout'
import type { TreeLayout } from '../../layout/treeLayout'
import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'
import { screenX, screenY } from './camera'
import type { View } from './camera'

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
