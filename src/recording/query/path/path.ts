import type { State } from '../../../problems/problem'
import type { Node } from '../../../solvers/solver'
import type { Columns } from '../../columns'
import type { Recording } from '../../recording'
import { rowsAt } from '../events'

/** The nodes from the root to a node, both included. */
export function pathTo({ columns }: Pick<Recording, 'columns'>, node: Node): readonly Node[] {
  // The path of a depth-first search may be many thousand nodes long: it is not to grow.
  let at = columns.depth[node]
  const path = new Array<Node>(at + 1)
  for (let above = node; above >= 0; above = columns.parent[above]) path[at--] = above
  return path
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

/** The row after the last sibling of a node, which stand together; at most `end`. */
export function endOfSiblings(
  { parent }: Readonly<Pick<Columns, 'parent'>>,
  node: Node,
  end: number,
): number {
  let after = node + 1
  while (after < end && parent[after] === parent[node]) after++
  return after
}

/** Whether a node has the state of its grandparent: its move took the one before it back. */
export function hasGrandparentsState(
  { parent, low, high }: Readonly<Pick<Columns, 'parent' | 'low' | 'high'>>,
  node: Node,
): boolean {
  const from = parent[node]
  if (from < 0) return false
  const above = parent[from]
  return above >= 0 && low[above] === low[node] && high[above] === high[node]
}

/** The state of a node. */
export function stateOf({ columns }: Recording, node: Node): State {
  return { low: columns.low[node], high: columns.high[node] }
}
