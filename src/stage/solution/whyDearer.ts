import { checkHeuristicAtOnce } from '../../recording/admissibility/checkHeuristic'
import { inCosts } from '../../recording/costs'
import { heuristicOf } from '../../recording/heuristic'
import type { Run } from '../../recording/run'
import type { Message } from '../../words/message'

// Up to this many are checked without a wait that anybody notices.
const mostStates = 5000

/**
 * Why a search could miss the cheapest path: it does not go by costs, or it relies on a heuristic
 * that is too high somewhere. Nothing where that is not known.
 */
export function whyDearer(run: Run): Message | undefined {
  const { problem, chosen } = run
  const { solver, values } = chosen
  if (problem.costs && solver.ignoresCosts) return { key: 'solution.why.ignoresCosts' }
  const heuristic = heuristicOf(run)
  if (!heuristic) return undefined
  const relied = { ...heuristic, admissible: true }
  if (solver.optimality(values, relied, problem.costs) !== 'optimal') return undefined
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
