import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestFrontierAt } from '../../../src/recording/query/largestFrontier'
import { waitingCountAt } from '../../../src/recording/query/waiting'
import { anyRecording } from '../anyRecording'

describe('the largest frontier', () => {
  it('is the most that waited at any step so far, whichever step is asked for first', () => {
    fc.assert(
      fc.property(anyRecording, fc.nat(), ({ recording }, choice) => {
        const first = choice % recording.events
        const before = largestFrontierAt(recording, first)
        let most = 0
        for (let step = 0; step < recording.events; step++) {
          most = Math.max(most, waitingCountAt(recording, step))
          expect(largestFrontierAt(recording, step)).toBe(most)
          if (step === first) expect(before).toBe(most)
        }
      }),
      { numRuns: 40 },
    )
  })
})
