import type { NodeLines } from '../../../layout/density/densityLines'
import { firstAtLeast } from '../../../recording/query/bisect'
import type { Node } from '../../../solvers/solver'
import { screenX, worldX } from '../camera/camera'
import type { View } from '../camera/camera'

/** A node at its place in a view. */
export interface PlacedNode {
  readonly node: Node
  /** Pixels from the left. */
  readonly x: number
}

/** The nodes of a line that exist at a step between two places of the viewport. */
export function* nodesOnLine(
  { starts, node, x, generated }: NodeLines,
  line: number,
  view: View,
  step: number,
  left: number,
  right: number,
): Generator<PlacedNode> {
  const first = worldX(view, left)
  const last = worldX(view, right)
  const begin = firstAtLeast(x, first, starts[line], starts[line + 1])
  for (let at = begin; at < starts[line + 1] && x[at] <= last; at++) {
    if (generated.times[at] <= step) yield { node: node[at], x: screenX(view, x[at]) }
  }
}
