import type { Settings } from '../../src/problems/problem'
import type { Run } from '../../src/recording/run'

/** The heuristics of sliding tiles that never exceed the true distance. */
const admissibleHeuristics = ['manhattan', 'linear-conflict', 'misplaced'] as const

/** Every solver, with every heuristic, whose first solution is a shortest one. */
export const everyOptimal: readonly Settings[] = [
  { solver: 'breadth-first' },
  { solver: 'bidirectional' },
  { solver: 'iterative-deepening' },
  { solver: 'uniform-cost' },
  ...['ida-star', 'a-star'].flatMap((solver) =>
    admissibleHeuristics.map((heuristic) => ({ solver, heuristic })),
  ),
]

/** Whether a run ends with a shortest solution if there is one. */
export function isOptimal({ problem, chosen: { solver, options } }: Run): boolean {
  if (options.goalTest === 'never') return false
  const heuristic = problem.heuristics.find(({ id }) => id === options.heuristic)
  return (
    everyOptimal.some((optimal) => optimal.solver === solver.id) && heuristic?.admissible !== false
  )
}

/** Whether a run ends with a solution, shortest or not, wherever there is one. */
export function isComplete({ chosen: { options } }: Run): boolean {
  return options.goalTest !== 'never' && (options.limit ?? 'none') === 'none'
}
