import fc from 'fast-check'
import { expect, it } from 'vitest'
import { denseHeight } from '../../../../src/stage/tree/picture/denseLevels'

it('leaves room between levels that are drawn one by one', () => {
  fc.assert(
    fc.property(fc.double({ min: 2, max: 200, noNaN: true }), (gap) => {
      expect(denseHeight({ together: 1 }, gap)).toBeLessThan(gap)
    }),
  )
})

it('joins lines of levels that share them, so that a deep tree is not cut into dashes', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.25, max: 1, noNaN: true }), (gap) => {
      expect(denseHeight({ together: 4 }, gap)).toBeCloseTo(4 * gap)
    }),
  )
})

it('draws at least a pixel', () => {
  expect(denseHeight({ together: 16 }, 0.01)).toBe(1)
})
