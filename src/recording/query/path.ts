import type { State } from '../../problems/problem'
import type { Node } from '../../solvers/solver'
import { rowsAt } from './events'
import type { Recording } from '../recording'

/** The nodes from the root to a node, both included. */
export function pathTo({ columns }: Recording, node: Node): readonly Node[] {
  const path: Node[] = []
  for (let at = node; at >= 0; at = columns.parent[at]) path.push(at)
  return path.reverse()
}

/** The children of a node that exist at a step, in the order of generation. */
export function childrenAt(recording: Recording, node: Node, step: number): readonly Node[] {
  const { parent, leftAt } = recording.columns
  const children: Node[] = []
  const rows = rowsAt(recording, step)
  // The children of an expansion are generated right after it, before anything else.
  for (let row = rowsAt(recording, leftAt[node]); row < rows && parent[row] === node; row++) {
    children.push(row)
  }
  return children
}

/** The state of a node. */
export function stateOf({ columns }: Recording, node: Node): State {
  return { low: columns.low[node], high: columns.high[node] }
}
