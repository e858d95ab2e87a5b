import type { Optimality } from '../solvers/solver'
import { heuristicOf } from './heuristic'
import type { Recording } from './recording'
import type { Run } from './run'

/** What is known of the first solution that a search finds, before it has found it. */
export function optimalityOf(run: Run): Optimality {
  const { solver, values } = run.chosen
  const { costs } = run.problem
  if (costs && solver.ignoresCosts) return 'none'
  return solver.optimality(values, heuristicOf(run), costs)
}

/**
 * What is known of the first solution that a search has found. One that goes level by level and
 * dropped no node has found the fewest moves, as breadth-first search does: a best solution where
 * each move costs one.
 */
export function optimalityFound(run: Run, { totals }: Pick<Recording, 'totals'>): Optimality {
  const { frontier, own } = run.chosen.solver
  // What a search of one's own has left out, nobody knows.
  const goesByLevel = !own && frontier.order === 'priority' && frontier.byLevel === true
  return goesByLevel && !run.problem.costs && totals.dropped === 0 ? 'optimal' : optimalityOf(run)
}
