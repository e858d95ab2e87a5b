import type { Problem } from '../../problems/problem'
import { Successors } from '../../problems/successors'
import type { Node } from '../../solvers/solver'
import type { Recording } from '../recording'

const successors = new Successors()

/** How many actions are possible in the state of a node, tried or not. */
export function actionCount(
  { columns: { low, high } }: Recording,
  problem: Problem,
  node: Node,
): number {
  problem.successors(low[node], high[node], successors)
  return successors.count
}
