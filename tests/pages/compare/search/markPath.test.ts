import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3'
import { expect, it } from 'vitest'
import { markPath } from '../../../../src/pages/compare/search/markPath'

const numbersIn = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

/** The corners of a path; d3 writes the sides of a square as lines across, down and back. */
function cornersOf(path: string): readonly string[] {
  const box = /^M([\d.-]+),([\d.-]+)h([\d.-]+)v([\d.-]+)h/.exec(path)
  const [left, top, width, height] = box?.slice(1).map(Number) ?? []
  const numbers = box
    ? [left, top, left + width, top, left + width, top + height, left, top + height]
    : numbersIn(path)
  const points = numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1]]] : []))
  return points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).sort()
}

it.each([
  ['square', 1, symbolSquare],
  ['triangle', 2, symbolTriangle],
  ['diamond', 3, symbolDiamond],
] as const)('the mark is the %s of d3', (_, place, type) => {
  expect(cornersOf(markPath(place, 70))).toEqual(cornersOf(symbol(type, 70)() ?? ''))
})

it('the first mark is the circle of d3', () => {
  const [radius] = numbersIn(symbol(symbolCircle, 70)() ?? '')
  expect(numbersIn(markPath(0, 70))[0]).toBeCloseTo(radius, 2)
})
