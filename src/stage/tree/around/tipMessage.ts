import { replacementAt, solutionMarkers } from '../../../recording/query/markers'
import { statusAt } from '../../../recording/query/status'
import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'
import type { Node } from '../../../solvers/solver'
import type { Message } from '../../../words/message'
import { isMirrored } from '../../isMirrored'
import { prunedFor } from '../../narration/prunedFor'

/** What became of a node by a step. */
export function tipMessage(recording: Recording, run: Run, node: Node, step: number): Message {
  const { twin, leftAt } = recording.columns
  const status = statusAt(recording, node, step)
  const replaced = replacementAt(recording, node, step)
  if (replaced) {
    const key = replaced.waiting ? 'tree.tip.superseded' : 'tree.tip.expandedReplaced'
    return { key, values: { by: replaced.by, step: replaced.event, left: leftAt[node] } }
  }
  const why = prunedFor(recording, run, node)
  if (status === 'pruned' && why && (why !== 'reached' || twin[node] < 0)) {
    return { key: 'tree.tip.cut', values: { reason: { key: `inspector.reason.${why}` } } }
  }
  if (status === 'pruned') {
    const as = isMirrored(recording, node) ? 'mirrored' : 'pruned'
    const told: Message = { key: `tree.tip.${as}`, values: { twin: twin[node] } }
    const isDropped = statusAt(recording, twin[node], step) === 'dropped'
    return isDropped ? { key: 'tree.tip.twinDropped', values: { told } } : told
  }
  const meets = solutionMarkers(recording).get(node)?.meets
  if (status === 'solution' && meets !== undefined) {
    return { key: 'tree.tip.meets', values: { meets } }
  }
  return { key: `tree.tip.${status}`, values: { step: leftAt[node] } }
}
