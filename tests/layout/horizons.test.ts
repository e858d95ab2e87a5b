import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { horizonsUpTo } from '../../src/layout/horizons'

const rows = fc.integer({ min: 1, max: 5_000_000 })

describe('the horizons of a recording', () => {
  it('are those of a thousand rows', () => {
    expect(horizonsUpTo(1_000)).toEqual([
      6, 9, 13, 19, 27, 38, 54, 76, 107, 150, 210, 294, 412, 577, 808, 1_000,
    ])
  })

  it.each([1, 6])('are one where %i rows fit into the first', (rows) => {
    expect(horizonsUpTo(rows)).toEqual([rows])
  })

  it('are as many for two million rows as a worker makes in a moment', () => {
    expect(horizonsUpTo(2_000_000)).toHaveLength(29)
  })

  it('end with all rows', () => {
    fc.assert(
      fc.property(rows, (rows) => {
        expect(horizonsUpTo(rows).at(-1)).toBe(rows)
      }),
    )
  })

  it('grow, at most four times from one to the next', () => {
    fc.assert(
      fc.property(rows, (rows) => {
        const growths = horizonsUpTo(rows).map((to, i, all) => (i === 0 ? 2 : to / all[i - 1]))
        expect(growths.filter((growth) => !(growth > 1 && growth <= 4))).toEqual([])
      }),
    )
  })

  it('stay where they are as the recording grows, but for the last', () => {
    fc.assert(
      fc.property(rows, rows, (some, more) => {
        const young = horizonsUpTo(Math.min(some, more)).slice(0, -1)
        expect(horizonsUpTo(Math.max(some, more)).slice(0, young.length)).toEqual(young)
      }),
    )
  })
})
