import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortedBy } from '../../../../src/recording/query/frontier/sortedBy'

const anyValue = fc.oneof(
  fc.integer({ min: -5, max: 40 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 1 / 3, 2.5),
)

it('nodes stand in order of any values, and those of the same value as they were', () => {
  fc.assert(
    fc.property(fc.array(anyValue), (values) => {
      const nodes = Int32Array.from(values.keys()).reverse()
      // The sort of a plain list is stable; of numbers alone 0 and -0 are the same.
      const sorted = [...nodes].sort((one, other) => Math.sign(values[one] - values[other]))
      expect([...sortedBy(nodes, (node) => values[node])]).toEqual(sorted)
    }),
  )
})
