import fc from 'fast-check'
import { expect, it } from 'vitest'
import { say } from '../../src/words/message'

it('numbers are shown as the platform formats them', () => {
  const format = new Intl.NumberFormat('en', { maximumFractionDigits: 6 })
  const number = fc.oneof(
    fc.integer(),
    fc.integer({ min: -1_100, max: 1_100 }),
    fc.maxSafeInteger(),
    fc.constantFrom(2.5, 2 ** 53, 1e21),
  )
  fc.assert(
    fc.property(number, (value) => {
      expect(say({ key: 'common.number', values: { value } })).toBe(format.format(value))
    }),
  )
})
