import type { Problem, Settings, State } from '../../problems/problem'
import { isSameState } from '../moves'

/** A search for the way to the goal from a board. */
export interface HintSearch {
  readonly settings: Settings
  /** True when the way that it finds is a shortest one. */
  readonly shortest: boolean
}

// Up to this number of tiles or pegs all relevant states fit into memory and are searched fast.
const fewTiles = 9
const fewPegs = 14

/** The search that finds a way from a board soonest, a shortest one wherever that can be had. */
export function hintSearch(problem: Problem, state: State): HintSearch {
  const { parts } = problem.draw(state)
  const isStart = isSameState(state, problem.start)
  // A start may have a name that means more than its board.
  const start = isStart ? problem.settings.start : problem.format(state)
  const settings = { ...problem.settings, start }
  const pegs = parts.filter(({ shape }) => shape === 'peg').length
  if (pegs > 0) {
    const shortest = pegs <= fewPegs
    const solver = shortest ? 'breadth-first' : 'depth-first'
    return { settings: { ...settings, solver }, shortest }
  }
  if (parts.some(({ shape }) => shape === 'tile')) {
    const solver = parts.length <= fewTiles ? 'a-star' : 'ida-star'
    return { settings: { ...settings, solver, heuristic: 'linear-conflict' }, shortest: true }
  }
  return { settings: { ...settings, solver: 'breadth-first' }, shortest: true }
}
