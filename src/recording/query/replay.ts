import type { Action, Problem, State } from '../../problems/problem'
import { Successors } from '../../problems/successors'

/** The states that actions lead through, the start first; `undefined` where one is impossible. */
export function statesAlong(
  problem: Problem,
  actions: readonly Action[],
): readonly State[] | undefined {
  const successors = new Successors()
  const states = [problem.start]
  let at = problem.start
  for (const action of actions) {
    problem.successors(at.low, at.high, successors)
    const next = successors.action.subarray(0, successors.count).indexOf(action)
    if (next < 0) return undefined
    at = { low: successors.low[next], high: successors.high[next] }
    states.push(at)
  }
  return states
}
