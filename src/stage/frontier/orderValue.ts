import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import type { Message } from '../../words/message'
import { estimatedValues, nodeValues } from '../nodeValues'
import { priorityOf } from '../priority'

/** What a waiting node shows of itself: the value its place depends on, else its depth. */
export function orderValue(
  recording: Recording,
  run: Run,
  node: Node,
): { readonly short: Message; readonly spoken: Message } {
  const values = nodeValues(recording, run, node)
  const isOrdered = run.chosen.solver.frontier.order === 'priority'
  if (!isOrdered && !estimatedValues(recording, run, node)) {
    const depth: Message = { key: 'frontier.depth', values: { depth: values.g } }
    return { short: depth, spoken: depth }
  }
  const { by, told, toldBack } = priorityOf(run.chosen, values)
  const spoken: Message = { key: 'frontier.value', values: { by, told } }
  return { short: by === 'f' ? toldBack : spoken, spoken }
}
