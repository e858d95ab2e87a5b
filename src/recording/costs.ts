import type { Action, Problem, State } from '../problems/problem'
import type { ChosenSolver } from '../solvers/manifest/chooseSolver'

/** How many units a cost of one is. */
export function costOfOne({ costs }: Pick<Problem, 'costs'>): number {
  return costs?.one ?? 1
}

/** What an action costs in a state, in units. */
export function actionCost(
  { costs }: Pick<Problem, 'costs'>,
  { low, high }: State,
  action: Action,
): number {
  return costs ? costs.of(low, high, action) : 1
}

/** A number of units as a cost. */
export function inCosts(problem: Pick<Problem, 'costs'>, units: number): number {
  return units / costOfOne(problem)
}

/** What a limit is: a number, as of moves, or the most that f may be, in the units of g and h. */
export type LimitKind = 'depth' | 'f'

/** What the limits of a search are. Without a heuristic there is no f. */
export function limitKind({ solver, options }: ChosenSolver): LimitKind {
  return solver.ignoresCosts || options.heuristic === undefined ? 'depth' : 'f'
}
