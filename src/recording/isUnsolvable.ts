import { goalTestOf } from './goalTest'
import type { Run } from './run'

/** Whether it is proven that a run finds nothing, and it is not to go through all there is. */
export function isUnsolvable({ problem, chosen }: Run): boolean {
  return goalTestOf(chosen) !== 'never' && problem.solvability()?.solvable === false
}
