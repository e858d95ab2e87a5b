import type { Problem, State } from '../problems/problem'
import type { CheckedHeuristic } from '../recording/admissibility/checkHeuristic'
import { inCosts } from '../recording/costs'
import type { Message } from '../words/message'

/** What a check found, as a sentence, with the states that it names. */
export interface HeuristicFinding {
  readonly message: Message
  readonly states: readonly State[]
  /** True where a heuristic breaks a rule. */
  readonly broken: boolean
}

/** Says what a check of a heuristic found: whether it is admissible, and whether it is consistent. */
export function heuristicFindings(
  problem: Problem,
  { states: count, reachesGoal, tooHigh, tooSteep }: CheckedHeuristic,
): readonly HeuristicFinding[] {
  const unit = problem.costs ? 'cost' : 'moves'
  const number = (units: number) => inCosts(problem, units)
  if (!reachesGoal) {
    return [{ message: { key: 'setup.heuristic.noGoal' }, states: [], broken: false }]
  }
  const found: HeuristicFinding[] = []
  if (tooHigh) {
    const { state, h, cost } = tooHigh.worst
    const values = {
      ...{ count, broken: tooHigh.count, state: problem.format(state) },
      ...{ h: number(h), cost: number(cost) },
    }
    const message = { key: `setup.heuristic.tooHigh.${unit}`, values } as const
    found.push({ message, states: [state], broken: true })
  }
  if (tooSteep) {
    const { state, after, h, hAfter, cost } = tooSteep.worst
    const values = {
      ...{ count: tooSteep.count, state: problem.format(state), after: problem.format(after) },
      ...{ h: number(h), hAfter: number(hAfter), cost: number(cost) },
    }
    const rule = tooHigh ? 'tooSteep' : 'onlyTooSteep'
    const message = { key: `setup.heuristic.${rule}.${unit}`, values } as const
    found.push({ message, states: [state, after], broken: true })
  }
  if (found.length > 0) return found
  const message = { key: `setup.heuristic.right.${unit}`, values: { count } } as const
  return [{ message, states: [], broken: false }]
}
