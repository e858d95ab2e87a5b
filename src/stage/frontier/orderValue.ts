import { estimatedValues, nodeValues } from '../../recording/query/nodeValues'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import type { Message } from '../../words/message'
import { figure } from '../../words/numbers'
import { priorityOf } from '../priority'

/** What a waiting node shows of itself: the value its place depends on, else its depth. */
interface OrderValue {
  /** As it has room under a board. */
  readonly short: Message
  /** Its name and the number, without what that is the sum of. */
  readonly alone: Message
  /** With the sum. */
  readonly spoken: Message
}

/** What a waiting node shows of itself in three lengths. */
export function orderValue(recording: Recording, run: Run, node: Node): OrderValue {
  const values = nodeValues(recording, run, node)
  const isOrdered = run.chosen.solver.frontier.order === 'priority'
  if (!isOrdered && !estimatedValues(recording, run, node)) {
    const depth: Message = {
      key: 'frontier.depth',
      values: { depth: recording.columns.depth[node] },
    }
    return { short: depth, alone: depth, spoken: depth }
  }
  const { by, value, told, toldBack } = priorityOf(run.chosen, values)
  const spoken: Message = { key: 'frontier.value', values: { by, told } }
  if (by !== 'f') return { short: spoken, alone: spoken, spoken }
  // There is no room under a board for a sum with a weight in it, or one of costs.
  const alone: Message = { key: 'frontier.value', values: { by, told: figure(value) } }
  return { short: run.chosen.solver.f || run.problem.costs ? alone : toldBack, alone, spoken }
}
