import { createProblem } from '../../src/problems'
import type { Settings } from '../../src/problems/problem'
import { goalTestOf } from '../../src/recording/goalTest'
import { optimalityOf } from '../../src/recording/optimality'
import type { Run } from '../../src/recording/run'
import { solvers } from '../../src/solvers'
import type { Optimality } from '../../src/solvers/solver'
import { runOf } from '../recording/arbitraryRuns'

const tiles = createProblem({})
const heuristics = tiles.ok ? tiles.value.heuristics.map(({ id }) => id) : []

/** Every solver, with every heuristic if it asks one, and what its manifest claims of it. */
export const everyClaim = solvers
  .flatMap(({ id, options }): readonly Settings[] =>
    options.some(({ kind }) => kind === 'heuristic')
      ? heuristics.map((heuristic) => ({ solver: id, heuristic }))
      : [{ solver: id }],
  )
  .map((settings): { readonly settings: Settings; readonly claim: Optimality } => {
    return { settings, claim: optimalityOf(runOf(settings)) }
  })

/** Every solver, with every heuristic, whose first solution is a shortest one, as it claims. */
export const everyOptimal: readonly Settings[] = everyClaim.flatMap(({ settings, claim }) =>
  claim === 'optimal' ? [settings] : [],
)

/** Whether a run ends with a shortest solution if there is one. */
export function isOptimal(run: Run): boolean {
  return goalTestOf(run.chosen) !== 'never' && optimalityOf(run) === 'optimal'
}

/** Whether a run ends with a solution, shortest or not, wherever there is one. */
export function isComplete({ chosen }: Run): boolean {
  const { limit = 'none', width } = chosen.options
  return goalTestOf(chosen) !== 'never' && limit === 'none' && width === undefined
}
