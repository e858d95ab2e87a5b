import type { Action, Problem, State } from './problem'

/** How many units a cost of one is. */
export function costOfOne({ costs }: Pick<Problem, 'costs'>): number {
  return 10 ** (costs?.decimals ?? 0)
}

/** What an action costs in a state, in units. */
export function actionCost({ costs }: Pick<Problem, 'costs'>, state: State, action: Action) {
  return costs?.of(state.low, state.high, action) ?? 1
}

/** A number of units as a cost. */
export function inCosts(problem: Pick<Problem, 'costs'>, units: number): number {
  return units / costOfOne(problem)
}
