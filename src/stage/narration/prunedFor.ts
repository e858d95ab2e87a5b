import { reasonOf } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node, PruneReason } from '../../solvers/solver'
import { testedWhenLeaving } from './testedWhenLeaving'

/**
 * Why a node was pruned, as it is told; `undefined` for a kept one. Where nodes are tested when they
 * leave the frontier, one that the depth limit cuts off was never compared with the goal.
 */
export function prunedFor(
  { columns }: Recording,
  run: Run,
  node: Node,
): PruneReason | 'belowLimit' | undefined {
  const reason = reasonOf(columns.reason[node])
  return reason === 'depth-limit' && testedWhenLeaving(run) ? 'belowLimit' : reason
}
