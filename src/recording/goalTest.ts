import type { ChosenSolver } from '../solvers'

/** When a search compares nodes with the goal: as they are generated, as they leave, or never. */
export type GoalTest = 'generation' | 'expansion' | 'never'

export function goalTestOf({ solver, options }: ChosenSolver): GoalTest {
  const { goalTest } = options
  if (goalTest === 'generation' || goalTest === 'expansion' || goalTest === 'never') return goalTest
  return solver.goalTest ?? 'never'
}
