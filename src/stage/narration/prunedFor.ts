import { stateOf } from '../../recording/query/path/path'
import { reasonOf } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node, PruneReason } from '../../solvers/solver'
import { testedWhenLeaving } from './testedWhenLeaving'
import { isOverF } from './toldLimit'

/**
 * Why a node was pruned, as it is told; `undefined` for a kept one. Where nodes are tested when they
 * leave the frontier, one that the depth limit cuts off was never compared with the goal; and a search
 * of one's own may cut off the goal itself, or have a limit that is not one of f.
 */
export function prunedFor(
  recording: Recording,
  run: Run,
  node: Node,
): PruneReason | 'tooDeep' | 'overOther' | undefined {
  const reason = reasonOf(recording.columns.reason[node])
  if (reason === 'over-limit') return isOverF(recording, run, node) ? reason : 'overOther'
  if (reason !== 'depth-limit') return reason
  if (testedWhenLeaving(run)) return 'tooDeep'
  const { low, high } = stateOf(recording, node)
  return run.problem.isGoal(low, high) ? 'overOther' : reason
}
