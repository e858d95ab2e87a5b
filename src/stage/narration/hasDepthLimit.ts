import type { ChosenSolver } from '../../solvers/manifest/chooseSolver'

/** Whether a limit was chosen for the depth: what it cuts off is generated, but not reached. */
export function hasDepthLimit({ values }: ChosenSolver): boolean {
  return Number.isFinite(Number(values.limit))
}
