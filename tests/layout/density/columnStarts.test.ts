import { expect, it } from 'vitest'
import { columnStarts } from '../../../src/layout/density/columnStarts'

/** Where three columns start in a line of places. */
function startsOf(places: readonly number[], perUnit: number, offset: number) {
  const lines = { starts: Uint32Array.of(0, places.length), x: Float32Array.from(places) }
  return Array.from(columnStarts(lines, 0, { perUnit, offset }, 3))
}

it('a place is in the column that its product falls into, where the division says the next one', () => {
  expect((1 - 7.8) / 0.1).toBeLessThanOrEqual(-68)
  expect(Math.floor(-68 * 0.1 + 7.8)).toBe(0)
  expect(startsOf([-68], 0.1, 7.8)).toEqual([0, 1, 1, 1])
})

it('a place is in the column that its product falls into, where the division says the one before', () => {
  expect((1 - 0.7) / 0.1).toBeGreaterThan(3)
  expect(Math.floor(3 * 0.1 + 0.7)).toBe(1)
  expect(startsOf([3], 0.1, 0.7)).toEqual([0, 0, 1, 1])
})
