import { describe, expect, it } from 'vitest'
import type { Settings } from '../../../src/problems/problem'
import { heuristicOf } from '../../../src/recording/heuristic'
import { optimalityFound } from '../../../src/recording/optimality'
import { costOfSolution } from '../../../src/recording/query/path/pathCost'
import { record } from '../../../src/recording/write/recorder'
import { solvers } from '../../../src/solvers'
import { whyShortest } from '../../../src/stage/narration/whyShortest'
import { say } from '../../../src/words/message'
import { runOf } from '../../recording/arbitraryRuns'

/** A detour costs less than the way with the fewest moves, and less than one unit of cost less. */
const detours = 'S - A 0.5; A - G 0.3; S - G 1.2; start S; goal G'
const graphs: readonly Settings[] = [
  { problem: 'graph' },
  { problem: 'graph', graph: `node S h 0.5; node A h 0.1; node G h 0; ${detours}` },
  { problem: 'graph', graph: `node S h 0.5; node A h 9; node G h 0; ${detours}` },
]

/** What is chosen besides the defaults, by solver. */
const more: Readonly<Record<string, readonly Settings[]>> = {
  'ida-star': [{ limits: 'by-one' }],
  beam: [{ width: '1' }],
}

/** All that is said of why a solution is best, or need not be, where moves have costs. */
const told = graphs.flatMap((graph) =>
  solvers.flatMap((solver) => {
    const variants: readonly Settings[] = [{}, ...(more[solver.id] ?? [])]
    return variants.map((variant) => {
      const run = runOf({ ...graph, solver: solver.id, ...variant })
      const recording = record(run)
      const message = whyShortest(run, optimalityFound(run, recording))
      const cost = recording.solution && costOfSolution(run.problem, recording.solution)
      const best = record(runOf({ ...graph, solver: 'uniform-cost' })).solution
      if (!best) throw new Error('no solution')
      const least = costOfSolution(run.problem, best)
      return { run, recording, cost, least, said: message ? say(message) : '' }
    })
  }),
)

describe('where moves have costs', () => {
  it('of each search it is said whether a cheaper path may exist', () => {
    for (const { said } of told) expect(said).toMatch(/cheaper path (?:may exist|exists)|at most/)
  })

  it('where it is said that none does, none does', () => {
    const sure = told.filter(({ said }) => said.includes('no cheaper path exists'))
    for (const { cost, least } of sure) expect(cost).toBe(least)
    expect(sure.length).toBeGreaterThan(0)
  })

  it.each(['can be too high', 'never too high'])('some reason is: %s', (words) => {
    expect(told.some(({ said }) => said.includes(words))).toBe(true)
  })

  it('no reason is given that is none in the run', () => {
    for (const { said, run, recording } of told) {
      if (said.includes('drops')) expect(recording.totals.dropped).toBeGreaterThan(0)
      if (said.includes('can be too high')) expect(heuristicOf(run)?.admissible).toBe(false)
      if (said.includes('never too high')) expect(heuristicOf(run)?.admissible).toBe(true)
    }
  })
})

it('a beam that dropped no node has the fewest moves, and it is said; else one that it may not', () => {
  const boards = ['123456078', '123745806', '451260738', '123084765']
  const told = boards.flatMap((start) =>
    ['1', '3', '500'].flatMap((width) => {
      const run = runOf({ start, solver: 'beam', width })
      const recording = record(run)
      const { solution, totals } = recording
      if (!solution) return []
      const said = say(
        whyShortest(run, optimalityFound(run, recording)) ?? { key: 'narration.notBegun' },
      )
      const fewest = record(runOf({ start, solver: 'breadth-first' })).solution?.length
      expect(said).toMatch(totals.dropped > 0 ? /may exist/ : /no shorter path exists/)
      if (totals.dropped === 0) expect(solution.length).toBe(fewest)
      return [totals.dropped > 0]
    }),
  )
  expect(new Set(told)).toEqual(new Set([true, false]))
})

it.each(solvers.filter((solver) => 'ignoresCosts' in solver).map(({ id }) => [id]))(
  'a search that does not look at costs is not said to go by moves unless it finds the fewest: %s',
  (solver) => {
    for (const graph of graphs) {
      const run = runOf({ ...graph, solver })
      const said = say(whyShortest(run) ?? { key: 'narration.notBegun' })
      expect(said).toContain('a cheaper path may exist')
      const moves = record(run).solution?.length
      const fewest = record(runOf({ ...graph, solver: 'breadth-first' })).solution?.length
      if (/number of moves|fewest/.test(said)) expect(moves).toBe(fewest)
    }
  },
)

it('limits that pass over costs are known whatever the option for them is called', () => {
  const run = runOf({ ...graphs[1], solver: 'ida-star', limits: 'by-one' })
  const { heuristic } = run.chosen.options
  const renamed = { ...run, chosen: { ...run.chosen, options: { heuristic, rise: 'by-one' } } }
  expect(say(whyShortest(run)!)).toContain('pass over')
  expect(whyShortest(renamed)).toEqual(whyShortest(run))
})

it('a search that is worse with costs, and has no limits that rise, is not said to pass over them', () => {
  const run = runOf({ ...graphs[1], solver: 'a-star' })
  const solver = {
    ...run.chosen.solver,
    optimality: (_: unknown, __: unknown, costs: unknown) =>
      costs ? ('none' as const) : ('optimal' as const),
  }
  const said = say(whyShortest({ ...run, chosen: { ...run.chosen, solver } })!)
  expect(said).toBe('The heuristic can be too high, so a cheaper path may exist.')
})
