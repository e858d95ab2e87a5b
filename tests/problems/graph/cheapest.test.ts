import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjacencyOf } from '../../../src/problems/graph/graph'
import { graphOf } from '../../../src/problems/graph/settings'
import { inCosts } from '../../../src/recording/costs'
import { pathCost } from '../../../src/recording/query/path/pathCost'
import { costOfSolution } from '../../../src/recording/query/path/pathCost'
import { record } from '../../../src/recording/write/recorder'
import { turnedRound } from '../../../src/structures/adjacency'
import { cheapestCosts } from '../../../src/structures/cheapestCosts'
import { runOf } from '../../recording/arbitraryRuns'
import { anyGraph, plainCosts, textOf } from './arbitraryGraphs'
import type { AnyGraph } from './arbitraryGraphs'

/** What the solution of a search costs, and what the path to its goal node costs. */
function found(graph: AnyGraph, options: Readonly<Record<string, string>>) {
  const run = runOf({ problem: 'graph', graph: textOf(graph), ...options })
  const recording = record(run)
  const { outcome, solution = [], columns } = recording
  if (outcome?.kind !== 'solved') throw new Error('not solved')
  return {
    cost: inCosts(run.problem, costOfSolution(run.problem, solution)),
    g: inCosts(run.problem, pathCost(columns, outcome.node)),
    recording,
  }
}

/** A graph with a heuristic that is never too high, and consistent only by chance. */
const anyAdmissible = fc
  .tuple(anyGraph(), fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })))
  .map(([graph, shares]): AnyGraph => {
    const h = plainCosts(graph).map((cost) => {
      const share = shares.next().value ?? 0
      return Number.isFinite(cost) ? Math.floor(4 * cost * share) / 4 : 40
    })
    return { ...graph, h }
  })

describe('the cheapest cost', () => {
  const searches = [
    ['uniform-cost search', { solver: 'uniform-cost' }],
    ['A*', { solver: 'a-star' }],
    ['weighted A* of weight 1', { solver: 'weighted-a-star', weight: '1' }],
    ['IDA*', { solver: 'ida-star' }],
  ] as const
  it.each(searches)('is what %s finds with any heuristic that is never too high', (_, options) => {
    fc.assert(
      fc.property(anyAdmissible, (graph) => {
        const { cost, g } = found(graph, options)
        expect(cost).toBeCloseTo(plainCosts(graph)[0], 9)
        expect(g).toBe(cost)
      }),
      { numRuns: 300 },
    )
  })

  it('is exceeded by weighted A* by no more than its weight', () => {
    fc.assert(
      fc.property(anyAdmissible, (graph) => {
        const { cost } = found(graph, { solver: 'weighted-a-star', weight: '2' })
        expect(cost).toBeLessThanOrEqual(2 * plainCosts(graph)[0])
      }),
    )
  })

  it('is at most what any other search finds', () => {
    const solvers = fc.constantFrom('breadth-first', 'depth-first', 'greedy', 'iterative-deepening')
    fc.assert(
      fc.property(anyAdmissible, solvers, (graph, solver) => {
        expect(found(graph, { solver }).cost).toBeGreaterThanOrEqual(plainCosts(graph)[0])
      }),
    )
  })
})

describe('the true costs of a graph', () => {
  it('are those of going over all edges again and again, for every node', () => {
    fc.assert(
      fc.property(anyGraph(), (any) => {
        const graph = graphOf(textOf(any))
        if (!graph.ok) throw new Error('no graph')
        const goal = any.names.length - 1
        const costs = cheapestCosts(turnedRound(adjacencyOf(graph.value)), [goal])
        expect([...costs].map((units) => units / graph.value.one)).toEqual(plainCosts(any))
      }),
      { numRuns: 500 },
    )
  })

  it('tell whether a heuristic is ever too high', () => {
    fc.assert(
      fc.property(anyGraph(), fc.boolean(), (any, isHigh) => {
        const h = plainCosts(any).map((cost) => (Number.isFinite(cost) ? Math.floor(cost) : 0))
        h[0] += isHigh ? 1 : 0
        const { problem } = runOf({ problem: 'graph', graph: textOf({ ...any, h }) })
        expect(problem.heuristics.find(({ id }) => id === 'given')?.admissible).toBe(!isHigh)
      }),
    )
  })
})

describe('a graph by its name', () => {
  it('lets A* open a state again that it has expanded, where its heuristic is inconsistent', () => {
    const { markers, outcome } = record(
      runOf({ problem: 'graph', graph: 'inconsistent', solver: 'a-star' }),
    )
    expect(markers).toContainEqual(expect.objectContaining({ kind: 'supersede', waiting: false }))
    expect(outcome?.kind).toBe('solved')
  })

  it.each([
    ['misled', 'greedy', 11],
    ['misled', 'a-star', 7],
    ['first-goal', 'breadth-first', 10],
    ['first-goal', 'uniform-cost', 6],
    ['tie', 'uniform-cost', 4],
    ['inconsistent', 'a-star', 10],
  ])('%s is solved by %s at a cost of %i', (graph, solver, cost) => {
    const run = runOf({ problem: 'graph', graph, solver })
    expect(costOfSolution(run.problem, record(run).solution ?? [])).toBe(cost)
  })

  it('has no way where it is in two parts, and says so before a search', () => {
    const { problem } = runOf({ problem: 'graph', graph: 'apart' })
    expect(problem.solvability()).toEqual({ proof: 'counted', solvable: false, states: 3 })
  })
})
