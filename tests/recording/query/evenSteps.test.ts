import fc from 'fast-check'
import { expect, it } from 'vitest'
import { evenSteps } from '../../../src/recording/query/evenSteps'

it('even steps go from the first to the last, at gaps that differ by one at most', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 2, max: 40 }), (last, most) => {
      const steps = evenSteps(last, most)
      expect(steps.length).toBe(Math.min(most, last + 1))
      expect([steps[0], steps.at(-1)]).toEqual([0, last])
      const gaps = steps.slice(1).map((step, before) => step - steps[before])
      expect(Math.max(0, ...gaps) - Math.min(last, ...gaps)).toBeLessThanOrEqual(1)
    }),
  )
})
