import { readRunOn } from '../../recording/run'
import type { Run } from '../../recording/run'
import { checkSettings } from '../../setup/checkSettings'
import { solvers } from '../../solvers'

/**
 * A search to add to others: from the board of the last, by the first solver that is not there yet
 * and can search it; the last one again where there is no such solver.
 */
export function proposedSearch(searches: readonly Run[]): Run {
  const last = searches.at(-1) ?? checkSettings({}).run
  const there = new Set(searches.map(({ settings }) => settings.solver))
  for (const { id } of solvers) {
    const next = readRunOn(last.problem, { solver: id })
    if (next.ok && !there.has(id)) return next.value
  }
  return last
}
