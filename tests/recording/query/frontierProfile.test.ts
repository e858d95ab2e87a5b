import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frontierAt } from '../../../src/recording/query/frontier'
import { frontierProfile } from '../../../src/recording/query/frontierProfile'
import { anyRecording } from '../anyRecording'

it('has the size of the frontier at even steps from the first to the last', () => {
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
