import { describe, expect, it } from 'vitest'
import { letterSizes } from '../../../src/stage/map/places/written/letterSizes'

describe('the sizes of letters of a map', () => {
  it('fall from what was asked for: to 11, or where larger ones were asked for to the usual', () => {
    const ends = [0.8, 1, 1.1, 1.25, 1.5].map((larger) => {
      const sizes = letterSizes(larger, 20, true)
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
      return [sizes[0], sizes.at(-1)].map((size) => Number(size?.toFixed(2)))
    })
    expect(ends).toEqual([
      [10.4, 10.4],
      [13, 11],
      [14.3, 13],
      [16.25, 13],
      [19.5, 13],
    ])
  })

  it('are one for many places, the smallest only where they have little room', () => {
    expect(letterSizes(1, 61, true)).toEqual([11])
    expect(letterSizes(1, 61, false)).toEqual([13])
  })
})
