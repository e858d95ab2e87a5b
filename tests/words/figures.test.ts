import fc from 'fast-check'
import { expect, it } from 'vitest'
import { say } from '../../src/words/message'

it('numbers are shown as the platform formats them, small ones too', () => {
  const format = new Intl.NumberFormat('en', { maximumFractionDigits: 6 })
  const number = fc.oneof(fc.integer(), fc.integer({ min: -1_100, max: 1_100 }), fc.constant(2.5))
  fc.assert(
    fc.property(number, (value) => {
      expect(say({ key: 'common.number', values: { value } })).toBe(format.format(value))
    }),
  )
})
