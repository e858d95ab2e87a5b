import type { Action, Problem, State } from '../problems/problem'

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
