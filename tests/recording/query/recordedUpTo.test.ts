import fc from 'fast-check'
import { expect, it } from 'vitest'
import { recordedUpTo } from '../../../src/recording/query/recordedUpTo'
import type { Recording } from '../../../src/recording/recording'
import { Recorder, record } from '../../../src/recording/write/recorder'
import { anyMoment } from '../anyRecording'
import { anySmallRun, runOf } from '../arbitraryRuns'

/** What a recording tells besides its columns, but for what only the search itself counts. */
function told({ rows, events, expanded, markers, outcome, solutions, totals }: Recording) {
  const counted = { ...totals, comparisons: 0, peakSize: 0, reached: 0 }
  return { rows, events, expanded, markers, outcome, solutions, totals: counted }
}

it('is a recording that was stopped at the step', () => {
  fc.assert(
    fc.property(anySmallRun, fc.nat(40), (run, expansions) => {
      const recorder = new Recorder(run)
      fc.pre(!recorder.advance(expansions))
      const stopped = recorder.recording()
      fc.pre(stopped.events > 0)
      expect(told(recordedUpTo(record(run), stopped.events - 1))).toEqual(told(stopped))
    }),
    { numRuns: 100 },
  )
})

it('tells at any step of the limits that have begun, and of nothing that ends later', () => {
  fc.assert(
    fc.property(anyMoment, ({ recording, step }) => {
      const { outcome, overBudget, totals } = recordedUpTo(recording, step)
      const begun = recording.markers.filter(
        ({ kind, event }) => kind === 'iteration' && event <= step,
      )
      expect(totals.perIteration.length).toBe(begun.length)
      const isAll = step === recording.events - 1 && recording.outcome === undefined
      if (!isAll) expect({ outcome, overBudget }).toEqual({ outcome: undefined, overBudget: false })
    }),
    { numRuns: 100 },
  )
})

it('tells of a goal that waits only once it leaves, even if that is the next event', () => {
  const graph = 'S - G 1\nstart S; goal G'
  const recording = record(runOf({ problem: 'graph', graph, solver: 'uniform-cost' }))
  const found = recording.markers.find(({ kind }) => kind === 'solution')?.event ?? -1
  expect(recording.columns.generatedAt[1]).toBe(found - 1)
  const before = recordedUpTo(recording, found - 1)
  expect([before.markers, before.solution, before.solutions]).toEqual([[], undefined, 0])
  expect(recordedUpTo(recording, found).solutions).toBe(1)
})
