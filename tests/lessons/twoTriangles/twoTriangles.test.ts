import { describe, expect, it } from 'vitest'
import { readable, triangleFeet, twoSizes } from '../../../src/lessons/twoTriangles/twoTriangles'

it('has the sums of the lesson as one of its cases', () => {
  const { terms, allOfOne, allOfTwo } = twoSizes(3, 5)
  expect(terms).toEqual({ one: [3, 9, 27, 81, 243], two: [3, 9, 27] })
  expect([allOfOne, allOfTwo]).toEqual([363, 78])
})

it('tells no terms where they are many or not whole', () => {
  expect(twoSizes(3, 7).terms).toBeUndefined()
  expect(twoSizes(2.5, 4).terms).toBeUndefined()
})

describe.each([
  [1.5, 2],
  [2, 10],
  [4, 20],
])('with b = %j and d = %j', (branching, depth) => {
  const sizes = twoSizes(branching, depth)
  const feet = triangleFeet(sizes, depth)

  it('draws triangles whose areas are the sizes', () => {
    expect((feet.one * depth) / 2).toBeCloseTo(sizes.one, 6)
    expect((2 * (feet.two * (depth / 2))) / 2).toBeCloseTo(sizes.two, 6)
  })

  it('takes twice the square root for two searches', () => {
    expect(sizes.two).toBeCloseTo(2 * Math.sqrt(sizes.one), 6)
  })
})

it('rounds what is small to one digit, and the rest to whole nodes', () => {
  expect([readable(31.177), readable(3278.6)]).toEqual([31.2, 3279])
})
