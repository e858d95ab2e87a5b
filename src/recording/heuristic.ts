import type { Heuristic } from '../problems/problem'
import type { Run } from './run'

/** The heuristic that a search asks; nothing for one that asks none. */
export function heuristicOf({ problem, chosen }: Run): Heuristic | undefined {
  return problem.heuristics.find(({ id }) => id === chosen.options.heuristic)
}
