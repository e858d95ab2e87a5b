import { frontierOrderOf } from '../../../recording/frontierOrder'
import { nodeValues } from '../../../recording/query/nodeValues'
import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'
import type { Node } from '../../../solvers/solver'
import { orderMessage, priorityOf } from '../../../stage/priority'
import type { Message } from '../../../words/message'
import type { Prediction } from '../prediction'
import { calledNode } from './calledNode'
import type { Judged } from './judged'

/** Judges the node that is said to leave the frontier next. */
export function judgeNext(
  recording: Recording,
  run: Run,
  { right, frontier }: Extract<Prediction, { ask: 'next' }>,
  node: Node,
): Judged {
  if (node === right) return { kind: 'right' }
  if (!frontier.includes(node)) {
    return { kind: 'noAnswer', told: { key: 'lessons.asked.next.notWaiting', values: { node } } }
  }
  const rule = orderMessage(run.chosen)
  const which = calledNode(recording, run, node)
  const feedback = whyNot(recording, run, right, frontier, node, which)
  // Of nodes with the same value the order says nothing: then the rule of ties is what to think of.
  const isTied = feedback.key === 'lessons.asked.next.feedback.tied'
  const hint: Message = isTied
    ? { key: 'lessons.asked.next.hintOfTie', values: { ...feedback.values } }
    : { key: 'lessons.asked.next.hint', values: { which, rule } }
  return { kind: 'wrong', hint, feedback }
}

/** Why a node that waits does not leave yet. */
function whyNot(
  recording: Recording,
  run: Run,
  right: Node,
  frontier: readonly Node[],
  node: Node,
  which: Message,
): Message {
  const order = frontierOrderOf(run.chosen)
  const values = { node, count: frontier.indexOf(node) }
  if (typeof order === 'string') return { key: `lessons.asked.next.feedback.${order}`, values }
  const [its, least] = [node, right].map((each) =>
    priorityOf(run.chosen, nodeValues(recording, run, each)),
  )
  const tied = its.value === least.value ? 'tied' : 'greater'
  return {
    key: `lessons.asked.next.feedback.${tied}`,
    values: { which, by: its.by, value: its.value },
  }
}
