import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'

/**
 * Whether a search of one's own was stopped where it generated a node: then it is not known whether
 * the node came to the frontier. The event after it says that the run was stopped.
 */
export function breaksOffAt(
  { columns, events, outcome }: Recording,
  { chosen }: Run,
  node: Node,
): boolean {
  const wasStopped = chosen.solver.own !== undefined && outcome?.kind === 'cancelled'
  return wasStopped && columns.generatedAt[node] === events - 2
}
