import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Settings } from '../../../src/problems/problem'
import { checkHeuristic } from '../../../src/recording/admissibility/checkHeuristic'
import { inCosts } from '../../../src/recording/costs'
import { heuristicOf } from '../../../src/recording/heuristic'
import { anyGraph, plainCosts, textOf } from '../../problems/graph/arbitraryGraphs'
import { runOf } from '../arbitraryRuns'

function checked(settings: Settings, most?: number) {
  const run = runOf({ solver: 'a-star', ...settings })
  const heuristic = heuristicOf(run)
  if (!heuristic) throw new Error('no heuristic')
  const steps = checkHeuristic(run.problem, heuristic, most)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return { ...run, found: step.value }
}

function foundIn(settings: Settings) {
  const { found, problem } = checked(settings)
  if (found === 'too-many') throw new Error('too many states')
  return { ...found, problem }
}

describe('a check of a heuristic', () => {
  it('finds straight lines on the map of Romania admissible and consistent', () => {
    expect(foundIn({ problem: 'graph', graph: 'romania' })).toMatchObject({
      ...{ states: 20, tooHigh: undefined, tooSteep: undefined },
    })
  })

  it('names the edge along which an admissible heuristic falls too steeply', () => {
    const { tooHigh, tooSteep, problem } = foundIn({ problem: 'graph', graph: 'inconsistent' })
    expect(tooHigh).toBeUndefined()
    expect(tooSteep).toMatchObject({ count: 2, worst: { h: 6, hAfter: 0, cost: 2 } })
    const { state, after } = tooSteep?.worst ?? {}
    expect([state, after].map((each) => each && problem.format(each))).toEqual(['B', 'C'])
  })

  it.each(['manhattan', 'misplaced', 'linear-conflict'])(
    'finds %s admissible and consistent on all 360 boards of 3 × 2',
    (heuristic) => {
      expect(foundIn({ start: '123450', problem: 'sliding-3x2', heuristic })).toMatchObject({
        ...{ states: 360, tooHigh: undefined, tooSteep: undefined },
      })
    },
  )

  it('finds the sum of two heuristics too high', () => {
    const { tooHigh } = foundIn({ start: '123450', problem: 'sliding-3x2', heuristic: 'sum' })
    const { h = 0, cost = 0 } = tooHigh?.worst ?? {}
    expect(h).toBeGreaterThan(cost)
  })

  it('agrees on any graph with costs and edges that are gone over one by one', () => {
    fc.assert(
      fc.property(
        anyGraph().filter(({ h }) => h !== undefined),
        (graph) => {
          const { h = [], names, edges } = graph
          const text = { problem: 'graph', graph: textOf(graph), heuristic: 'given' }
          const { tooHigh, tooSteep, states, problem } = foundIn(text)
          const within = withinReach(graph)
          const costs = plainCosts(graph)
          const high = [...within].filter((node) => h[node] > costs[node])
          const ways = edges.flatMap(({ from, to, cost, directed }) => [
            { from, to, cost },
            ...(directed ? [] : [{ from: to, to: from, cost }]),
          ])
          const falls = ways
            .filter(({ from }) => within.has(from))
            .map(({ from, to, cost }) => h[from] - h[to] - cost)
            .filter((fall) => fall > 0)
          expect(states).toBe(within.size)
          expect(tooHigh?.count ?? 0).toBe(high.length)
          expect(tooSteep === undefined).toBe(falls.length === 0)
          if (tooHigh) {
            const { state, h: most, cost } = tooHigh.worst
            expect(names[state.low]).toBe(problem.format(state))
            const errors = high.map((node) => h[node] - costs[node])
            expect(inCosts(problem, most - cost)).toBeCloseTo(Math.max(...errors), 9)
          }
          if (tooSteep) {
            const { h: before, hAfter, cost } = tooSteep.worst
            expect(inCosts(problem, before - hAfter - cost)).toBeCloseTo(Math.max(...falls), 9)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('gives up where there are more states than it is to check', () => {
    const board = { start: '123450', problem: 'sliding-3x2' }
    expect(checked(board, 359).found).toBe('too-many')
    expect(checked(board, 360).found).not.toBe('too-many')
  })
})

/** The nodes that can be reached from the first, by going over all edges again and again. */
function withinReach({ names, edges }: Parameters<typeof textOf>[0]): ReadonlySet<number> {
  const reached = new Set([0])
  names.forEach(() => {
    for (const { from, to, directed } of edges) {
      if (reached.has(from)) reached.add(to)
      if (!directed && reached.has(to)) reached.add(from)
    }
  })
  return reached
}
