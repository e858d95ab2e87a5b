import fc from 'fast-check'
import { expect, it } from 'vitest'
import { twinCurve } from '../../../../src/stage/tree/paint/twinCurve'

const places = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 600 }))
const height = 600
const ends = fc.record({ place: places, size: fc.integer({ min: 3, max: 110 }) })

it('ends at the edges of both nodes and enters neither', () => {
  fc.assert(
    fc.property(ends, ends, places, (from, to, avoid) => {
      for (const [x, y] of twinCurve(from, to, avoid, height)) {
        for (const { place, size } of [from, to]) {
          const away = Math.max(Math.abs(x - place[0]), Math.abs(y - place[1]))
          expect(away).toBeGreaterThan(size / 2)
        }
      }
    }),
  )
})

it('bows away from the board between a node and its grandparent', () => {
  const from = { place: [200, 315], size: 15 } as const
  const to = { place: [240, 185], size: 40 } as const
  const left = twinCurve(from, to, [200, 250], height)
  expect(left.length).toBeGreaterThan(5)
  for (const [x, y] of left) expect(Math.hypot(x - 200, y - 250)).toBeGreaterThan(40)
  const right = twinCurve(from, to, [260, 250], height)
  for (const [x, y] of right) expect(Math.hypot(x - 260, y - 250)).toBeGreaterThan(40)
})

it('is nothing between nodes in one place', () => {
  const end = { place: [10, 10], size: 4 } as const
  expect(twinCurve(end, end, [0, 0], height)).toEqual([])
})

it.each([
  ['below two leaves', 570, 400],
  ['above two leaves', 30, 200],
])('stays in the picture where there is little room %s', (_, y, avoided) => {
  const [from, to] = [200, 700].map((x) => ({ place: [x, y], size: 9 }) as const)
  const curve = twinCurve(from, to, [450, avoided], height)
  expect(curve.length).toBeGreaterThan(20)
  for (const [, at] of curve) {
    expect(at).toBeGreaterThan(0)
    expect(at).toBeLessThan(height)
  }
})
