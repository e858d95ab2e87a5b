import { heuristicOf } from '../../recording/heuristic'
import { optimalityOf } from '../../recording/optimality'
import type { Run } from '../../recording/run'
import type { Optimality } from '../../solvers/solver'
import type { Message } from '../../words/message'
import { whyBest } from '../../words/solverNames'

/**
 * Why the first solution of a search is a shortest or cheapest one, or why it need not be.
 *
 * @param known what is known of it; before it is found, what the search promises
 */
export function whyShortest(run: Run, known: Optimality = optimalityOf(run)): Message | undefined {
  const { solver } = run.chosen
  const { costs } = run.problem
  const why = whyBest(solver.id, known, costs ? 'cheaper' : 'shorter', isWorseWithCosts(run))
  if (!costs) return why
  if (!why) return solver.ignoresCosts ? { key: 'narration.ignoresCosts' } : undefined
  // Where moves cost different amounts, this is so even if nothing was dropped.
  const { frontier } = solver
  return frontier.order === 'priority' && frontier.byLevel ? { key: 'narration.goesByLevel' } : why
}

/** Whether the search would find a best solution if moves had no costs, and need not as they have. */
function isWorseWithCosts(run: Run): boolean {
  const { solver, values } = run.chosen
  if (!run.problem.costs || solver.ignoresCosts) return false
  const isBestWithoutCosts = solver.optimality(values, heuristicOf(run), undefined) === 'optimal'
  return isBestWithoutCosts && optimalityOf(run) === 'none'
}
