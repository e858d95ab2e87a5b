import { manifestOf } from '../../problems'
import type { WaySearch } from '../../problems/manifest'
import type { Problem, State } from '../../problems/problem'
import { isSameState } from '../moves'

/** The search that finds a way from a state soonest, a shortest one wherever that can be had. */
export function hintSearch(problem: Problem, state: State): WaySearch {
  const isStart = isSameState(state, problem.start)
  // A start may have a name that means more than its state.
  const start = isStart ? problem.settings.start : problem.format(state)
  const manifest = manifestOf(problem.settings)
  const soonest = manifest.soonest?.(problem.settings, state) ?? breadthFirst
  const { settings, shortest } = soonest
  return { settings: { ...problem.settings, start, ...settings }, shortest }
}

const breadthFirst: WaySearch = { settings: { solver: 'breadth-first' }, shortest: true }
