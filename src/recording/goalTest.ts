import type { ChosenSolver } from '../solvers/manifest/chooseSolver'
import type { GoalTest } from '../solvers/solver'

/** When a search compares nodes with the goal, with the options that were chosen. */
export function goalTestOf({ solver, values }: ChosenSolver): GoalTest {
  return solver.goalTest(values)
}
