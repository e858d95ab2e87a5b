import { expect, it } from 'vitest'
import { estimatedValues, nodeValues } from '../../../src/recording/query/nodeValues'
import { reasonOf } from '../../../src/recording/reasonCodes'
import { record } from '../../../src/recording/write/recorder'
import { runOf } from '../arbitraryRuns'

function valuesOf(solver: string) {
  const run = runOf({ solver, start: '451260738' })
  const recording = record(run)
  return Array.from({ length: recording.rows }, (_, node) => ({
    node,
    reason: reasonOf(recording.columns.reason[node]),
    low: recording.columns.low[node],
    high: recording.columns.high[node],
    values: estimatedValues(recording, run, node),
    heuristic: run.problem.heuristics.find(({ id }) => id === run.chosen.options.heuristic),
  }))
}

it.each(['a-star', 'greedy', 'ida-star'])('%s estimates every node that it keeps', (solver) => {
  for (const { reason, low, high, values, heuristic } of valuesOf(solver)) {
    if (reason === undefined || reason === 'over-limit') {
      expect(values?.h).toBe(heuristic?.of(low, high))
      expect(values?.f).toBe((values?.g ?? 0) + (values?.h ?? 0))
    } else {
      expect(values).toBeUndefined()
    }
  }
})

it('a search without a heuristic has no such values', () => {
  expect(valuesOf('uniform-cost').some(({ values }) => values)).toBe(false)
})

it('are told in costs as they are written, also where these have digits after the point', () => {
  const graph = 'start S; goal G; node S h 0.75; node A h 0.25; node G h 0; S - A 0.5; A - G 0.25'
  const run = runOf({ problem: 'graph', graph, solver: 'a-star' })
  const recording = record(run)
  const values = [0, 1, 2].map((node) => nodeValues(recording, run, node))
  expect(values).toEqual([
    { node: 0, g: 0, h: 0.75, f: 0.75 },
    { node: 1, g: 0.5, h: 0.25, f: 0.75 },
    { node: 2, g: 0.75, h: 0, f: 0.75 },
  ])
})
