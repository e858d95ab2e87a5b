import { expect, it } from 'vitest'
import { levelScale } from '../../../src/stage/counts/levelScale'

it('is even while the levels are narrow, with whole numbers at its lines', () => {
  const { y, lines, tenfold } = levelScale(6, 0, 60)
  expect(tenfold).toBe(false)
  expect([y(0), y(3), y(6)]).toEqual([60, 30, 0])
  expect(lines).toEqual([2, 4, 6])
})

it('goes up by tens once they are wide, so that the first levels can still be seen', () => {
  const { y, lines, tenfold } = levelScale(24_047, 0, 80)
  expect(tenfold).toBe(true)
  expect(lines).toEqual([1, 10, 100, 1000, 10_000])
  expect(80 - y(1)).toBeGreaterThan(4)
  expect(y(24_047)).toBeCloseTo(0)
})

it('stands for no nodes at all', () => {
  const { y, lines } = levelScale(0, 0, 60)
  expect(y(0)).toBe(60)
  expect(lines).toEqual([1])
})
