import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  frontierSizeAt,
  peakFrontierSizeAt,
} from '../../../../src/recording/query/frontier/frontierSize'
import { anyRecording } from '../../anyRecording'

describe('the largest frontier', () => {
  it('is the most that waited at any step so far, whichever step is asked for first', () => {
    fc.assert(
      fc.property(anyRecording, fc.nat(), ({ recording }, choice) => {
        const first = choice % recording.events
        const before = peakFrontierSizeAt(recording, first)
        let most = 0
        for (let step = 0; step < recording.events; step++) {
          most = Math.max(most, frontierSizeAt(recording, step))
          expect(peakFrontierSizeAt(recording, step)).toBe(most)
          if (step === first) expect(before).toBe(most)
        }
      }),
      { numRuns: 40 },
    )
  })
})
