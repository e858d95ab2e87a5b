import type { Node } from '../../solvers/solver'
import type { Columns } from '../columns'

/** Whether a node has the state of its grandparent: its move took the one before it back. */
export function hasGrandparentsState(
  { parent, low, high }: Pick<Columns, 'parent' | 'low' | 'high'>,
  node: Node,
): boolean {
  const from = parent[node]
  if (from < 0) return false
  const above = parent[from]
  return above >= 0 && low[above] === low[node] && high[above] === high[node]
}

/** The row after the last sibling of a node, which stand together; at most `end`. */
export function endOfFamily({ parent }: Pick<Columns, 'parent'>, node: Node, end: number): number {
  let after = node + 1
  while (after < end && parent[after] === parent[node]) after++
  return after
}
