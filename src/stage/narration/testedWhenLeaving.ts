import { goalTestOf } from '../../recording/goalTest'
import type { Run } from '../../recording/run'

/** True when nodes are compared with the goal as they leave the frontier, not when generated. */
export function testedWhenLeaving({ chosen }: Run): boolean {
  return goalTestOf(chosen) === 'expansion'
}
