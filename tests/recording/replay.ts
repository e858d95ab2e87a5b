import type { Action, Problem, State } from '../../src/problems/problem'
import { Successors } from '../../src/problems/successors'

/** The states that actions lead through, the start first; an impossible action is an error. */
export function statesAlong(problem: Problem, actions: readonly Action[]): readonly State[] {
  const into = new Successors()
  const states = [problem.start]
  for (const action of actions) {
    const at = states[states.length - 1]
    problem.successors(at.low, at.high, into)
    const next = into.action.subarray(0, into.count).indexOf(action)
    if (next < 0) throw new Error(`no action ${action} in ${problem.format(at)}`)
    states.push({ low: into.low[next], high: into.high[next] })
  }
  return states
}

/** The board that actions lead to. */
export function replay(problem: Problem, actions: readonly Action[]): string {
  const states = statesAlong(problem, actions)
  return problem.format(states[states.length - 1])
}
