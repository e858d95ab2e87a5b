import { manifestOf } from '../../problems'
import type { Outlook } from '../../problems/manifest'
import type { Problem, Settings, State } from '../../problems/problem'
import { isSameState } from '../moves'

/** A search for a solution from a state. */
export interface HintSearch {
  readonly settings: Settings
  /** True when the solution that it finds is a shortest one. */
  readonly shortest: boolean
}

/** The search that finds a solution from a state soonest, a shortest one where that can be had. */
export function hintSearch(problem: Problem, state: State): HintSearch {
  const isStart = isSameState(state, problem.start)
  // A start may have a name that means more than its state.
  const start = isStart ? problem.settings.start : problem.format(state)
  const outlook = manifestOf(problem.settings).outlook?.(problem.settings, state)
  const { settings, shortest } = searchFor(outlook ?? { fits: true })
  return { settings: { ...problem.settings, start, ...settings }, shortest }
}

function searchFor({ fits, heuristic }: Outlook): HintSearch {
  if (heuristic !== undefined) {
    return { settings: { solver: fits ? 'a-star' : 'ida-star', heuristic }, shortest: true }
  }
  return { settings: { solver: fits ? 'breadth-first' : 'depth-first' }, shortest: fits }
}
