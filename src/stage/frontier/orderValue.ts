import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import type { Message } from '../../words/message'
import { figure } from '../../words/numbers'
import { estimatedValues, nodeValues } from '../../recording/query/nodeValues'
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
    const depth: Message = {
      key: 'frontier.depth',
      values: { depth: recording.columns.depth[node] },
    }
    return { short: depth, spoken: depth }
  }
  const { by, value, told, toldBack } = priorityOf(run.chosen, values)
  const spoken: Message = { key: 'frontier.value', values: { by, told } }
  if (by !== 'f') return { short: spoken, spoken }
  // There is no room under a board for a sum with a weight in it, or one of costs.
  const alone: Message = { key: 'frontier.value', values: { by, told: figure(value) } }
  return { short: run.chosen.solver.f || run.problem.costs ? alone : toldBack, spoken }
}
