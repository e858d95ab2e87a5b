import { manifestOf } from '../problems'
import type { Outlook } from '../problems/manifest'
import type { Settings, State } from '../problems/problem'

/** A search for a solution from a state. */
export interface SolutionSearch {
  readonly settings: Settings
  /** True when the solution that it finds is a shortest one. */
  readonly shortest: boolean
}

/**
 * The search that finds a solution soonest, one of the fewest moves where that can be had.
 *
 * @param settings those of a problem
 * @param state from which it searches
 * @returns the settings of the problem with those of the search
 */
export function solutionSearch(settings: Settings, state: State): SolutionSearch {
  const outlook = manifestOf(settings).outlook?.(settings, state)
  const search = searchFor(outlook ?? { fits: true })
  return { ...search, settings: { ...settings, ...search.settings } }
}

function searchFor({ fits, heuristic }: Outlook): SolutionSearch {
  if (heuristic !== undefined) {
    return { settings: { solver: fits ? 'a-star' : 'ida-star', heuristic }, shortest: true }
  }
  return { settings: { solver: fits ? 'breadth-first' : 'depth-first' }, shortest: fits }
}
