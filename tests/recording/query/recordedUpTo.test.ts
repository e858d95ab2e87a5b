import fc from 'fast-check'
import { expect, it } from 'vitest'
import { recordedUpTo } from '../../../src/recording/query/recordedUpTo'
import { Recorder, record } from '../../../src/recording/write/recorder'
import type { Recording } from '../../../src/recording/recording'
import { anySmallRun } from '../arbitraryRuns'

/** All of a recording but what only the search itself counts. */
function known({ totals, columns, expansions, calls, ...rest }: Recording) {
  const { comparisons, peakSize, reached, ...counts } = totals
  return { ...rest, totals: counts }
}

it('is a recording that was stopped at the step', () => {
  fc.assert(
    fc.property(anySmallRun, fc.nat(40), (run, expansions) => {
      const recorder = new Recorder(run)
      fc.pre(!recorder.advance(expansions))
      const stopped = recorder.recording()
      fc.pre(stopped.events > 0)
      expect(known(recordedUpTo(record(run), stopped.events - 1))).toEqual(known(stopped))
    }),
    { numRuns: 100 },
  )
})
