import type { Problem, Settings } from '../problems/problem'
import { checkSettings } from './checkSettings'

/**
 * Settings that were changed, with the default heuristic where theirs does not fit: the problem does
 * not have it, as a graph without one of its own; or it was the default before, and another is
 * now, as on a grid with 8 neighbours.
 *
 * @param before the problem as it was before the change
 */
export function withFittingHeuristic(
  settings: Settings,
  before: Pick<Problem, 'heuristics'>,
): Settings {
  const { heuristic, ...others } = settings
  const { heuristics } = checkSettings(others).run.problem
  const isKnown = heuristics.some(({ id }) => id === heuristic)
  const wasDefault = heuristic === before.heuristics[0]?.id
  return isKnown && !wasDefault ? settings : others
}
