import { expect, it } from 'vitest'
import { fitted, placedMap } from '../../../src/stage/map/places/placed/placedMap'

const ring = {
  kind: 'places',
  places: ['A', 'B', 'C', 'D'].map((name) => ({ name })),
  ways: [0, 1, 2, 3].map((from) => ({ from, to: (from + 1) % 4, cost: 1, directed: false })),
} as const

it('finds places that a graph does not give, the same every time and apart from each other', () => {
  const points = placedMap(ring)
  expect(placedMap(ring)).toEqual(points)
  for (const [at, one] of points.entries()) {
    for (const other of points.slice(at + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20)
    }
  }
})

it('keeps every place within the room, with its margin', () => {
  const points = [
    { x: -3, y: 0 },
    { x: 900, y: 20 },
    { x: 40, y: 7 },
  ]
  for (const { x, y } of fitted(points, { width: 300, height: 200, margin: { x: 50, y: 40 } })) {
    expect(x).toBeGreaterThanOrEqual(50)
    expect(x).toBeLessThanOrEqual(250)
    expect(y).toBeGreaterThanOrEqual(40)
    expect(y).toBeLessThanOrEqual(160)
  }
})

it('puts a single place into the middle', () => {
  expect(fitted([{ x: 7, y: 9 }], { width: 300, height: 200, margin: { x: 50, y: 40 } })).toEqual([
    { x: 150, y: 100 },
  ])
})
