import type { Optimality } from '../solvers/solver'
import { heuristicOf } from './heuristic'
import type { Run } from './run'

/** What is known of the first solution that a search finds, before it has found it. */
export function optimalityOf(run: Run): Optimality {
  const { solver, values } = run.chosen
  const { costs } = run.problem
  if (costs && solver.ignoresCosts) return 'none'
  return solver.optimality(values, heuristicOf(run), costs)
}
