import type { Settings } from '../../src/puzzles/puzzle'
import type { Run } from '../../src/recording/run'

/** The bounds of sliding tiles that never exceed the true distance. */
const admissibleBounds = ['manhattan', 'linear-conflict', 'misplaced'] as const

/** Every solver, with every bound, whose first solution is a shortest one. */
export const everyOptimal: readonly Settings[] = [
  { solver: 'breadth-first' },
  { solver: 'bidirectional' },
  { solver: 'iterative-deepening' },
  { solver: 'uniform-cost' },
  ...['ida-star', 'a-star'].flatMap((solver) =>
    admissibleBounds.map((bound) => ({ solver, bound })),
  ),
]

/** Whether a run ends with a shortest solution if there is one. */
export function isOptimal({ puzzle, chosen: { solver, options } }: Run): boolean {
  if (options.goalTest === 'never') return false
  const bound = puzzle.bounds.find(({ id }) => id === options.bound)
  return everyOptimal.some((optimal) => optimal.solver === solver.id) && bound?.admissible !== false
}

/** Whether a run ends with a solution, shortest or not, wherever there is one. */
export function isComplete({ chosen: { options } }: Run): boolean {
  return options.goalTest !== 'never' && (options.limit ?? 'none') === 'none'
}
