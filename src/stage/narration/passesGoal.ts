import { goalTestOf } from '../../recording/goalTest'
import { solutionMarkers } from '../../recording/query/markers'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'

/** Whether a search of one's own is to end with a goal, and takes this one for no solution. */
export function passesGoal(recording: Recording, { chosen, problem }: Run, node: Node): boolean {
  const { own, twoSided } = chosen.solver
  if (!own || twoSided || goalTestOf(chosen) === 'never') return false
  const { low, high } = recording.columns
  return problem.isGoal(low[node], high[node]) && !solutionMarkers(recording).has(node)
}
