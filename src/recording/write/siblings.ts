import type { Node } from '../../solvers/solver'
import { never } from '../columns'
import type { Columns } from '../columns'
import { kept } from '../reasonCodes'

/** Writes down what siblings have in common: one loop over a family is faster than one node each. */
export function writeSiblings(
  { parent, depth, side, h }: Columns,
  from: Node,
  to: Node,
  above: Node,
  level: number,
  ofSide: number,
): void {
  for (let node = from; node < to; node++) {
    parent[node] = above
    depth[node] = level
    side[node] = ofSide
    h[node] = 0
  }
}

/** Writes down that nodes are kept and wait, until something else is known of them. */
export function writeKept({ reason, twin, leftAt }: Columns, from: Node, to: Node): void {
  for (let node = from; node < to; node++) {
    reason[node] = kept
    twin[node] = -1
    leftAt[node] = never
  }
}
