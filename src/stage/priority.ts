import type { NodeValues } from '../recording/query/nodeValues'
import type { ChosenSolver } from '../solvers/manifest/chooseSolver'
import type { Frontier } from '../solvers/solver'
import { asItIs } from '../words/message'
import type { Message } from '../words/message'
import { figure } from '../words/numbers'
import { fIs, fSum } from '../words/solverNames'

/** How a frontier works, as words know it. */
export type Discipline = 'queue' | 'stack' | 'path' | 'priority' | 'byLevel'

export function disciplineOf(frontier: Frontier): Discipline {
  if (frontier.order !== 'priority') return frontier.order
  return frontier.byLevel ? 'byLevel' : 'priority'
}

/** The value that decides when a node leaves, or whether it is kept. */
export interface Priority {
  readonly by: 'f' | 'g' | 'h'
  readonly value: number
  /** The value with what it comes from: "3 + 4 = 7". */
  readonly told: Message
  /** The same, the value first: "7 = 3 + 4". */
  readonly toldBack: Message
}

export function priorityOf(chosen: ChosenSolver, values: NodeValues): Priority {
  const by = priorityName(chosen)
  const value = values[by]
  if (by !== 'f') return { by, value, told: figure(value), toldBack: figure(value) }
  const sum = fSum(chosen.solver.id, { ...chosen.values, ...values })
  return {
    by,
    value,
    told: { key: 'common.f.told', values: { sum, f: value } },
    toldBack: { key: 'common.f.toldBack', values: { sum, f: value } },
  }
}

/** What a search goes by; one without a priority queue may still compare f with a limit. */
function priorityName({ solver: { frontier } }: ChosenSolver): Priority['by'] {
  return frontier.order === 'priority' ? frontier.by : 'f'
}

/** The value that a search goes by, and what it is: "f = g + h". */
export function priorityRule(chosen: ChosenSolver): Message {
  const by = priorityName(chosen)
  return by === 'f' ? fIs(chosen.solver.id) : asItIs(by)
}

/** The order in which nodes leave the frontier, in words. */
export function orderMessage(chosen: ChosenSolver): Message {
  const key = `frontier.order.${disciplineOf(chosen.solver.frontier)}` as const
  return { key, values: { rule: priorityRule(chosen) } }
}
