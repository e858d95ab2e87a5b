import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  frontierProfile,
  frontierSizeAt,
  peakFrontierSizeAt,
} from '../../../../src/recording/query/frontier/frontierSize'
import { frontierAt } from '../../../../src/recording/query/frontier/frontier'
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

it('the profile has the size of the frontier at even steps from the first to the last', () => {
  fc.assert(
    fc.property(anyRecording, fc.integer({ min: 2, max: 40 }), ({ recording }, most) => {
      const profile = frontierProfile(recording, most)
      const last = recording.events - 1
      expect(profile.length).toBe(Math.min(most, last + 1))
      expect([profile[0].step, profile.at(-1)?.step]).toEqual([0, last])
      for (const { step, size } of profile) {
        expect(size).toBe(frontierAt(recording, step, 'queue').length)
      }
      const gaps = profile.slice(1).map(({ step }, before) => step - profile[before].step)
      expect(Math.max(0, ...gaps) - Math.min(last, ...gaps)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 40 },
  )
})
