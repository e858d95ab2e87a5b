import { nodeValues } from '../../../recording/query/nodeValues'
import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'
import type { Node } from '../../../solvers/solver'
import { knownDiscipline } from '../../../stage/narration/knownDiscipline'
import { priorityOf } from '../../../stage/priority'
import type { Message } from '../../../words/message'
import type { Prediction } from '../prediction'

/**
 * That a node leaves next by the rule of ties, where its value alone does not say so: the sentence of
 * its expansion compares values only.
 */
export function toldTie(
  recording: Recording,
  run: Run,
  { right, frontier }: Extract<Prediction, { ask: 'next' }>,
): Message | undefined {
  if (knownDiscipline(recording, run) !== 'priority') return undefined
  const priority = (node: Node) => priorityOf(run.chosen, nodeValues(recording, run, node))
  const { by, value } = priority(right)
  const count = frontier.filter((node) => node !== right && priority(node).value === value).length
  return count === 0 ? undefined : { key: 'lessons.tie.ofNext', values: { by, count } }
}
