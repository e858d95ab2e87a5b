import fc from 'fast-check'
import { expect, it } from 'vitest'
import { recordedUpTo } from '../../../src/recording/query/recordedUpTo'
import type { Recording } from '../../../src/recording/recording'
import { Recorder, record } from '../../../src/recording/write/recorder'
import { anySmallRun } from '../arbitraryRuns'

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
