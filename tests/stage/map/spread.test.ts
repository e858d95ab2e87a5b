import { expect, it } from 'vitest'
import { createProblem } from '../../../src/problems'
import { mapOf } from '../../../src/recording/stateMap'
import { placedMap } from '../../../src/stage/map/places/placed/placedMap'
import type { MapPoint } from '../../../src/stage/map/places/placed/placedMap'
import { spread } from '../../../src/stage/map/places/placed/spread'

const between = (one: MapPoint, other: MapPoint) => Math.hypot(one.x - other.x, one.y - other.y)

it('finds points of which only the distances are known', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 9, y: 1 },
    { x: 4, y: 3 },
    { x: 8, y: -2 },
    { x: 1, y: 5 },
  ]
  const found = spread(points.map((one) => points.map((other) => between(one, other))))
  points.forEach((one, at) => {
    points.forEach((other, to) => {
      expect(between(found[at], found[to])).toBeCloseTo(between(one, other), 3)
    })
  })
})

it('unfolds the states of the Towers of Hanoi, so that no two ways of them cross', () => {
  const problem = createProblem({ problem: 'hanoi', discs: '3', pegs: '3' })
  const map = problem.ok ? mapOf(problem.value)?.map : undefined
  if (map?.kind !== 'places') throw new Error('no map')
  const points = placedMap(map)
  const isLeft = (a: MapPoint, b: MapPoint, c: MapPoint) =>
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
  const crossing = map.ways.flatMap((one, at) =>
    map.ways.slice(at + 1).filter((other) => {
      const ends = [one.from, one.to, other.from, other.to]
      if (new Set(ends).size < 4) return false
      const [a, b, c, d] = ends.map((place) => points[place])
      return isLeft(a, b, c) !== isLeft(a, b, d) && isLeft(c, d, a) !== isLeft(c, d, b)
    }),
  )
  expect(crossing).toEqual([])
})
