import { expect, it } from 'vitest'
import { record } from '../../../src/recording/write/recorder'
import { reasonOf } from '../../../src/recording/reasonCodes'
import { estimatedValues } from '../../../src/recording/query/nodeValues'
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

it('a search without estimates has no such values', () => {
  expect(valuesOf('uniform-cost').some(({ values }) => values)).toBe(false)
})
