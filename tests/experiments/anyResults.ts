import fc from 'fast-check'
import type { Experiment } from '../../src/experiments/experiment'
import { jobsOf } from '../../src/experiments/experiment'
import { readExperiment } from '../../src/experiments/read/readExperiment'
import type { Results } from '../../src/experiments/results'
import { rowOutcomes } from '../../src/experiments/row'
import type { Row } from '../../src/experiments/row'
import type { Settings } from '../../src/problems/problem'

/** The experiment that texts ask for. */
export function experimentFrom(texts: Settings): Experiment {
  const read = readExperiment(texts)
  if (!read.ok) throw new Error(`bad ${read.fault[0].setting}`)
  return read.value
}

const count = fc.nat()

function anyRow(board: number, search: number): fc.Arbitrary<Row> {
  return fc
    .record({
      outcome: fc.constantFrom(...rowOutcomes),
      moves: count,
      popped: count,
      expanded: count,
      generated: count,
      peakSize: count,
      cost: fc.option(
        fc.nat().map((units) => units / 10),
        { nil: undefined },
      ),
      ms: fc.double({ min: 0, max: 1e9, noNaN: true }).map((ms) => ms + 0),
    })
    .map((row) => ({
      ...row,
      board,
      search,
      moves: row.outcome === 'solved' ? row.moves : undefined,
      cost: row.outcome === 'solved' ? row.cost : undefined,
    }))
}

const anyExperiment = fc
  .constantFrom<Settings>(
    { count: '3', solvers: 'breadth-first,a-star:heuristic=sum' },
    { problem: 'sliding-4x3', count: '2', seed: '9', solvers: 'ida-star,a-star,greedy', cut: '50' },
    { problem: 'blocks', metric: 'any', solvers: 'breadth-first' },
    { problem: 'graph', board: 'romania', solvers: 'a-star,uniform-cost' },
    { problem: 'pegs-13', solvers: 'depth-first:limit=7,iterative-deepening' },
    { boards: '123456078; 8 6 7 2 5 4 3 0 1', goal: '123456780', solvers: 'uniform-cost' },
  )
  .map(experimentFrom)

/** Any results, whole or in part, of a few experiments. */
export const anyResults: fc.Arbitrary<Results> = anyExperiment.chain((experiment) =>
  fc
    .subarray([...jobsOf(experiment)], { minLength: 1 })
    .chain((jobs) => fc.tuple(...jobs.map(({ board, search }) => anyRow(board, search))))
    .map((rows) => ({ experiment, rows })),
)
