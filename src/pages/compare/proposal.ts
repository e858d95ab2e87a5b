import type { Settings } from '../../problems/problem'
import { readRun } from '../../recording/run'
import { solvers } from '../../solvers'
import { checkSettings } from '../../setup/checkSettings'

/**
 * A search to add to others: from the board of the last, by the first solver that is not there yet
 * and can search it; the last one again where there is no such solver.
 */
export function proposedSearch(searches: readonly Settings[]): Settings {
  const last = searches.at(-1) ?? {}
  const { problem } = checkSettings(last).run
  const there = new Set(searches.map(({ solver }) => solver))
  const next = solvers
    .map(({ id }): Settings => ({ ...problem.settings, solver: id }))
    .find((settings) => !there.has(settings.solver) && readRun(settings).ok)
  return checkSettings(next ?? last).settings
}
