import type { PlaceMap, Problem } from '../../problems/problem'
import { inCosts } from '../../recording/costs'
import { fitted, placedMap } from '../../stage/map/places/placedMap'
import type { MapPoint } from '../../stage/map/places/placedMap'
import type { MapMarks } from './mapMarks'
import { arrowHead, beside, circleAt, lineBetween, polyline, textAt } from './mapShapes'
import type { MapStill } from './mapShapes'

// Names and values stand below the places.
const margin = { x: 50, y: 34 }
/** Where the cost of a way may stand, the best place first. */
const besideWay = [12, -12, 24, -24, 34, -34]
const halfCost = { width: 11, height: 7 }
const radius = 9
const belowPlace = { name: 22, value: 35 }
const widthOfLetter = 7
/** From the line of a letter to its middle. */
const halfLetter = 4
/** How large a place is to a hand, where no other is near. */
const largestReach = 22

/** A map of places and ways as a drawing. */
export function placesStill(
  problem: Problem,
  map: PlaceMap,
  { statusOf, valueOf, solutions }: MapMarks,
  size: { readonly width: number; readonly height: number },
): MapStill {
  const points = fitted(placedMap(map), size, margin)
  const ways = map.ways.flatMap(({ from, to, directed }) => {
    const [a, b] = [points[from], points[to]]
    return [lineBetween(a, b, 'way'), ...(directed ? [arrowHead(a, b, radius)] : [])]
  })
  /** Whether a cost can stand at a point without touching a place, its name or its value. */
  const isFree = ({ x, y }: MapPoint): boolean =>
    map.places.every(({ name }, place) => {
      const [across, down] = [Math.abs(x - points[place].x), y - points[place].y]
      const isBeside = across > (name.length * widthOfLetter) / 2 + halfCost.width
      const isAbove = down < radius - halfCost.height
      const isBelow = down > belowPlace.value + halfCost.height
      return (isBeside || isAbove || isBelow) && Math.hypot(across, down) > radius + halfCost.height
    })
  const costs = map.ways.map(({ from, to, cost }) => {
    const told = problem.costs ? String(inCosts(problem, cost)) : ''
    const spots = besideWay.map((away) => beside(points[from], points[to], away))
    const { x, y } = spots.find(isFree) ?? spots[0]
    return textAt({ x, y: y + halfLetter }, told, 'cost')
  })
  const marks = points.flatMap((point, place) => [
    circleAt(point, radius, `place ${statusOf(place)}`),
    ...(problem.isGoal(place, 0) ? [circleAt(point, radius / 3, 'aim')] : []),
  ])
  const { low: start } = problem.start
  const sign = textAt(
    { x: points[start].x, y: points[start].y + halfLetter },
    'S',
    `sign ${statusOf(start)}`,
  )
  const names = map.places.flatMap(({ name }, place) => {
    const { x, y } = points[place]
    return [
      textAt({ x, y: y + belowPlace.name }, name, 'name'),
      textAt({ x, y: y + belowPlace.value }, valueOf(place), 'value'),
    ]
  })
  const found = solutions.map((path) => polyline(path.map((place) => points[place])))
  return {
    ...size,
    // What is told is never covered.
    elements: [...ways, ...found, ...marks, sign, ...costs, ...names],
    spots: points.map((point, place) => ({
      ...point,
      reach: reachOf(points, place),
      isRound: true,
    })),
  }
}

/** Half the way to the nearest other place at most, so that a hand touches one of them only. */
function reachOf(points: readonly MapPoint[], place: number): number {
  const { x, y } = points[place]
  const far = points.map((other, at) =>
    at === place ? Infinity : Math.hypot(other.x - x, other.y - y) / 2,
  )
  return Math.max(radius, Math.min(largestReach, ...far))
}
