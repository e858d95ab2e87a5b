import { checkHeuristicAtOnce } from '../../recording/admissibility/checkHeuristic'
import { inCosts } from '../../recording/costs'
import { heuristicOf } from '../../recording/heuristic'
import type { Run } from '../../recording/run'
import type { Message } from '../../words/message'
import { whyShortest } from '../narration/whyShortest'

// Up to this many are checked without a wait that anybody notices.
const mostStates = 5000

/**
 * Why a search could miss the cheapest path: it does not go by costs, it relies on a heuristic that
 * is too high somewhere, or what is said of it at the end of each run. Nothing for a search of one's
 * own, of which nothing is known.
 */
export function whyDearer(run: Run): Message | undefined {
  const { problem, chosen } = run
  if (problem.costs && chosen.solver.ignoresCosts) return { key: 'solution.why.ignoresCosts' }
  return whereTooHigh(run) ?? whyShortest(run)
}

/** Where the heuristic is too high, if a search would find a cheapest path with one that is not. */
function whereTooHigh(run: Run): Message | undefined {
  const { problem, chosen } = run
  const heuristic = heuristicOf(run)
  if (!heuristic) return undefined
  const relied = { ...heuristic, admissible: true }
  if (chosen.solver.optimality(chosen.values, relied, problem.costs) !== 'optimal') return undefined
  const found = checkHeuristicAtOnce(problem, heuristic, mostStates)
  if (found === 'too-many' || !found.tooHigh) return undefined
  const { state, h, cost } = found.tooHigh.worst
  return {
    key: 'solution.why.tooHigh',
    values: {
      state: problem.format(state),
      h: inCosts(problem, h),
      cost: inCosts(problem, cost),
    },
  }
}
