import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeOf, kept } from '../../src/recording/reasonCodes'
import { record } from '../../src/recording/write/recorder'
import { anyGraph, plainCosts, textOf } from '../problems/graph/arbitraryGraphs'
import type { AnyGraph } from '../problems/graph/arbitraryGraphs'
import { runOf } from '../recording/arbitraryRuns'

function outcomeOf(graph: string, limit: string) {
  const run = runOf({ problem: 'graph', graph, solver: 'depth-first', limit })
  const { outcome, totals } = record(run)
  return [outcome?.kind, totals.prunedBy['depth-limit']]
}

describe('depth-first search with a limit that cuts children off', () => {
  it('has searched all there is where each of them was reached before', () => {
    const triangle = 'A - B 1; B - C 1; C - A 1; node D; start A; goal D'
    expect(outcomeOf(triangle, '1')).toEqual(['exhausted', 4])
  })

  it('may have left a goal out where one of them was not', () => {
    expect(outcomeOf('A - B 1; B - C 1; start A; goal C', '1')).toEqual(['limit', 2])
  })

  it('may have left a goal out where only the last one was not', () => {
    const graph = 'A - B 1; A - C 1; B - D 1; C - A 1; node E; start A; goal E'
    expect(outcomeOf(graph, '1')[0]).toBe('limit')
  })
})

it('depth-first search whose limit cuts nothing off has searched all there is', () => {
  expect(outcomeOf('A - B 1; node C; start A; goal C', '2')).toEqual(['exhausted', 0])
})

/** Any small graph; the goal need not be within reach. */
const anyTornGraph = fc
  .tuple(anyGraph(), fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }))
  .map(([graph, stays]): AnyGraph => {
    return { ...graph, edges: graph.edges.filter((_, at) => stays[at]) }
  })

it('depth-first search with a limit says no more than is true of any graph', () => {
  const ends = new Set<string | undefined>()
  fc.assert(
    fc.property(anyTornGraph, fc.integer({ min: 1, max: 5 }), (graph, limit) => {
      const settings = { problem: 'graph', graph: textOf(graph), solver: 'depth-first' }
      const { outcome, columns, rows, solution } = record(runOf({ ...settings, limit: `${limit}` }))
      ends.add(outcome?.kind)
      if (outcome?.kind === 'solved') expect(solution?.length).toBeLessThanOrEqual(limit)
      if (outcome?.kind === 'exhausted') expect(plainCosts(graph)[0]).toBe(Number.POSITIVE_INFINITY)
      if (outcome?.kind !== 'limit') return
      // A state that it had not reached was cut off, one move below the limit.
      const all = Array.from({ length: rows }, (_, node) => node)
      const cut = all.filter((node) => columns.reason[node] === codeOf('depth-limit'))
      const isNew = (node: number) =>
        !all.some(
          (each) =>
            each < node && columns.reason[each] === kept && columns.low[each] === columns.low[node],
        )
      expect(cut.every((node) => columns.depth[node] === limit + 1)).toBe(true)
      expect(cut.some(isNew)).toBe(true)
    }),
    { numRuns: 400 },
  )
  expect(ends).toEqual(new Set(['solved', 'exhausted', 'limit']))
})
