import type { Problem, State } from '../../problems/problem'
import { solutionSearch } from '../../recording/solutionSearch'
import type { SolutionSearch } from '../../recording/solutionSearch'
import { isSameState } from '../moves'

/** The search that finds a solution from a state soonest, a shortest one where that can be had. */
export function hintSearch(problem: Problem, state: State): SolutionSearch {
  const isStart = isSameState(state, problem.start)
  // A start may have a name that means more than its state.
  const start = isStart ? problem.settings.start : problem.format(state)
  const { settings, shortest } = solutionSearch(problem.settings, state)
  return { settings: { ...settings, start }, shortest }
}
