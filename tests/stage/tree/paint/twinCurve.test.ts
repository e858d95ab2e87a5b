import fc from 'fast-check'
import { expect, it } from 'vitest'
import { twinCurve } from '../../../../src/stage/tree/paint/twinCurve'

const places = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 600 }))
const height = 600
const ends = fc.record({ place: places, size: fc.integer({ min: 3, max: 110 }) })

it('ends at the edges of both nodes and enters neither', () => {
  fc.assert(
    fc.property(ends, ends, places, fc.array(ends, { maxLength: 4 }), (from, to, avoid, others) => {
      for (const [x, y] of twinCurve(from, to, { avoid, height, others })) {
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
  const left = twinCurve(from, to, { avoid: [200, 250], height, others: [] })
  expect(left.length).toBeGreaterThan(5)
  for (const [x, y] of left) expect(Math.hypot(x - 200, y - 250)).toBeGreaterThan(40)
  const right = twinCurve(from, to, { avoid: [260, 250], height, others: [] })
  for (const [x, y] of right) expect(Math.hypot(x - 260, y - 250)).toBeGreaterThan(40)
})

it('is nothing between nodes in one place', () => {
  const end = { place: [10, 10], size: 4 } as const
  expect(twinCurve(end, end, { avoid: [0, 0], height, others: [] })).toEqual([])
})

it.each([
  ['below two leaves', 570, 400],
  ['above two leaves', 30, 200],
])('stays in the picture where there is little room %s', (_, y, avoided) => {
  const [from, to] = [200, 700].map((x) => ({ place: [x, y], size: 9 }) as const)
  const curve = twinCurve(from, to, { avoid: [450, avoided], height, others: [] })
  expect(curve.length).toBeGreaterThan(20)
  for (const [, at] of curve) {
    expect(at).toBeGreaterThan(0)
    expect(at).toBeLessThan(height)
  }
})

it('is hidden by no node that stands where it would bow to, where another way is free', () => {
  const from = { place: [545, 300], size: 15 } as const
  const to = { place: [390, 195], size: 40 } as const
  const room = { avoid: [500, 195], height } as const
  const before = twinCurve(from, to, { ...room, others: [] })
  const [x, y] = before[Math.floor(before.length / 2)]
  const other = { place: [x, y], size: 50 } as const
  const curve = twinCurve(from, to, { ...room, others: [other] })
  expect(curve.length).toBeGreaterThan(15)
  for (const point of curve) {
    expect(Math.max(Math.abs(point[0] - x), Math.abs(point[1] - y))).toBeGreaterThan(25)
  }
})

it.each([30, 50, 77, 110])('can be seen between siblings of %s pixels that touch', (size) => {
  const [from, to] = [300, 300 + size + 10].map((x) => ({ place: [x, 300], size }) as const)
  const curve = twinCurve(from, to, { avoid: [300, 180], height, others: [] })
  const [[firstX], [lastX]] = [curve[0], curve[curve.length - 1]]
  expect(Math.abs(lastX - firstX)).toBeGreaterThan(size / 3)
  // On the side on which their parent is not.
  for (const [, y] of curve) expect(y).toBeGreaterThan(300 + size / 2)
})
