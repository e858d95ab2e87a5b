import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tipPlace, widest } from '../../../../src/stage/tree/around/tipPlace'

/** The edges of the widest tip, in pixels from the left of a picture. */
function edgesOf({ left, right }: Readonly<Record<string, string>>, width: number) {
  const from = left === undefined ? width - parseFloat(right) - widest : parseFloat(left)
  return { from, to: from + widest }
}

it('is within each picture that is wider than the tip', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: widest + 8, max: 2000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (width, at) => {
        const { from, to } = edgesOf(tipPlace([at * width, 200], { width, height: 400 }), width)
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(width)
      },
    ),
  )
})

it('stands beside the pointer where there is room on a side', () => {
  const picture = { width: 600, height: 400 }
  expect(edgesOf(tipPlace([100, 200], picture), 600).from).toBeGreaterThan(100)
  expect(edgesOf(tipPlace([500, 200], picture), 600).to).toBeLessThan(500)
})

it('stands above the pointer, and below it where there is no room above', () => {
  const picture = { width: 600, height: 400 }
  expect(tipPlace([100, 300], picture)).toHaveProperty('bottom')
  expect(tipPlace([100, 50], picture)).toHaveProperty('top')
})
