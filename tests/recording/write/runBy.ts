import { createRun } from '../../../src/recording/run'
import type { Run } from '../../../src/recording/run'
import type { Search, Solver, Steps } from '../../../src/solvers/solver'
import { runOf } from '../arbitraryRuns'

const { problem } = runOf({ problem: 'sliding-3x2', start: '213450' })

/** A run of a search that somebody wrote, on a board that cannot be solved unless another is given. */
export function runBy(
  search: (search: Search) => Steps,
  { forgets = false, twoSided = false, on = problem } = {},
): Run {
  const solver: Solver = {
    id: 'written',
    source: 'breadthFirst.ts',
    options: [],
    frontier: { order: 'queue' },
    goalTest: () => 'expansion',
    optimality: () => 'none',
    forgets,
    twoSided,
    run: search,
  }
  return createRun(on, { solver, options: {}, values: {} })
}
