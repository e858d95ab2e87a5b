import type { PlaceMap, Problem } from '../../problems/problem'
import { fitted, placedMap } from '../../stage/map/places/placed/placedMap'
import type { MapPoint } from '../../stage/map/places/placed/placedMap'
import { placedWays } from '../../stage/map/places/placed/placedWays'
import { writtenCost } from '../../stage/map/places/searchedMap'
import { boxAround } from '../../stage/map/places/written/boxes'
import type { LabelBox } from '../../stage/map/places/written/boxesBeside'
import { placedCosts } from '../../stage/map/places/written/placedCosts'
import { placedLabels } from '../../stage/map/places/written/placedLabels'
import type { MapMarks } from './mapMarks'
import { circleAt, lineBetween, polygon, polyline, textAt } from './mapShapes'
import type { MapShape, MapStill } from './mapShapes'

const margin = { x: 32, y: 26 }
// All names and costs are to have room on a phone.
const mostStretched = 2.4
const radius = 8
// About as the letters of the drawing are.
const widthOfLetter = 6.8
const widthOfDigit = 8.2
const gap = 4
const lineHeight = 15
/** From the line of a letter to its middle. */
const halfLetter = 4.5
/** How large a place is to a hand, where no other is near. */
const largestReach = 22

const widthOf = (text: string) => text.length * widthOfLetter
const widthOfCost = (text: string) => text.length * widthOfDigit + gap

/** A map of places and ways as a drawing, laid out as beside the tree. */
export function placesStill(
  problem: Problem,
  map: PlaceMap,
  { statusOf, valueOf, solutions }: MapMarks,
  size: { readonly width: number; readonly height: number },
): MapStill {
  const points = fitted(placedMap(map), { ...size, margin, stretched: mostStretched })
  const written = map.places.map(({ name }, place) => [name, valueOf(place)])
  const lines = written.some(([, value]) => value !== '') ? 2 : 1
  const ways = placedWays(map.ways, points, 2 * radius, false)
  // Costs come first, for they can stand only beside their ways.
  const costs = placedCosts(
    ways,
    {
      textOf: ({ cost }) => writtenCost(problem, cost),
      widthOf: widthOfCost,
      height: lineHeight,
    },
    [],
    points.map((point) => ({ ...point, size: 2 * radius })),
    size,
  )
  const labels = placedLabels(
    points,
    2 * radius,
    written.map((texts) => ({
      width: Math.max(...texts.map(widthOf)) + gap,
      height: lines * lineHeight,
      lineHeight,
    })),
    {
      ...size,
      ways,
      taken: costs.map(({ x, y, width }) => boxAround(x, y, width, lineHeight)),
    },
  )
  const { low: start } = problem.start
  const drawnWays = ways.flatMap(({ from, end, head }) => [
    lineBetween(from, end, 'way'),
    ...(head ? [polygon(head)] : []),
  ])
  const marks = points.flatMap((point, place) => [
    circleAt(point, radius, `place ${statusOf(place)}`),
    ...(problem.isGoal(place, 0) ? [circleAt(point, radius / 3, 'aim')] : []),
    ...(place === start ? [textIn(point, 'S', `sign ${statusOf(place)}`)] : []),
  ])
  const found = solutions.map((path) => polyline(path.map((place) => points[place])))
  return {
    ...size,
    // What is told is never covered.
    elements: [
      ...[...drawnWays, ...found, ...marks],
      ...costs.map(({ text, x, y }) => textIn({ x, y }, text, 'cost')),
      ...labels.flatMap((label, place) => (label ? textsOf(label, written[place]) : [])),
    ],
    spots: points.map((point, place) => ({
      ...point,
      reach: reachOf(points, place),
      isRound: true,
    })),
  }
}

/** The name of a place, and below it its value. */
function textsOf(label: LabelBox, [name, value]: readonly string[]): readonly MapShape[] {
  const { left, top, width, align } = label
  const lines = value === '' ? 1 : 2
  const first = label.isAbove ? top + label.height - lines * lineHeight : top
  const middleOf = (text: string) =>
    left + { left: widthOf(text) / 2, center: width / 2, right: width - widthOf(text) / 2 }[align]
  const y = first + lineHeight / 2
  return [
    textIn({ x: middleOf(name), y }, name, 'name'),
    textIn({ x: middleOf(value), y: y + (lines - 1) * lineHeight }, value, 'value'),
  ]
}

/** A text around a point. */
function textIn({ x, y }: MapPoint, text: string, kind: string): MapShape {
  return textAt({ x, y: y + halfLetter }, text, kind)
}

/** Half the way to the nearest other place at most, so that a hand touches one of them only. */
function reachOf(points: readonly MapPoint[], place: number): number {
  const { x, y } = points[place]
  const far = points.map((other, at) =>
    at === place ? Infinity : Math.hypot(other.x - x, other.y - y) / 2,
  )
  return Math.max(radius, Math.min(largestReach, ...far))
}
