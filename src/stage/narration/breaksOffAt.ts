import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'

/**
 * Whether a recording goes no farther than to where a node was generated: its search was stopped
 * there, and whether the node came to the frontier is not known.
 */
export function breaksOffAt(
  { columns, events, outcome, overBudget }: Recording,
  node: Node,
): boolean {
  return !outcome && !overBudget && columns.generatedAt[node] === events - 1
}
