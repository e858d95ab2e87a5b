import { forceCenter, forceCollide, forceLink, forceSimulation } from 'd3'
import type { MapWay, PlaceMap } from '../../../../problems/problem'
import type { Transform } from '../../../ink/transform'
import { lengthOfWay, placedByWays } from './placedByWays'
import { spread } from './spread'

/** A point of a map. */
export interface MapPoint {
  readonly x: number
  readonly y: number
}

const rounds = 300
const bend = 0.75
// Of more places, all pairs would be too many to be looked at.
const mostPaired = 120

/**
 * Where the places of a map are: as the map says, or where it does not, as a force layout puts
 * them, the same every time.
 */
export function placedMap(map: PlaceMap): readonly MapPoint[] {
  const { places, ways } = map
  const known = places.flatMap(({ at }) => (at ? [at] : []))
  if (known.length === places.length) return known
  return places.length <= mostPaired
    ? placedByDistances(places.length, ways)
    : placedByWays(places.length, ways)
}

/** Of few places each is about so far from every other as its way there is long. */
function placedByDistances(count: number, ways: readonly MapWay[]): readonly MapPoint[] {
  const lengths = lengthsOf(stepsBetween(count, ways))
  const nodes = spread(lengths).map(({ x, y }) => ({ x, y }))
  const pairs = lengths.flatMap((row, source) =>
    row.slice(0, source).map((length, target) => ({ source, target, length })),
  )
  forceSimulation(nodes)
    .force('pairs', forceLink(pairs).distance(lengthOf).strength(pull))
    .force('apart', forceCollide(lengthOfWay * 0.45))
    .force('centre', forceCenter())
    .stop()
    .tick(rounds)
  return nodes
}

interface Pair {
  readonly source: number
  readonly target: number
  readonly length: number
}

const lengthOf = ({ length }: Pair) => length
// Near places matter most.
const pull = ({ length }: Pair) => 0.25 / (length / lengthOfWay) ** 2

/**
 * How far apart places are to be drawn, by the number of steps between them: a long chain bends,
 * and takes less room.
 */
function lengthsOf(steps: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const farthest = Math.max(0, ...steps.flat().filter(Number.isFinite))
  return steps.map((row) =>
    row.map((known) => lengthOfWay * (Number.isFinite(known) ? known : farthest + 2) ** bend),
  )
}

/** How many ways lie between every two places, in whichever direction they lead. */
function stepsBetween(count: number, ways: readonly MapWay[]): readonly (readonly number[])[] {
  const beside = Array.from({ length: count }, (): number[] => [])
  for (const { from, to } of ways) {
    beside[from].push(to)
    beside[to].push(from)
  }
  return beside.map((_, start) => {
    const steps = beside.map(() => Number.POSITIVE_INFINITY)
    steps[start] = 0
    const reached = [start]
    for (const place of reached) {
      for (const next of beside[place]) {
        if (Number.isFinite(steps[next])) continue
        steps[next] = steps[place] + 1
        reached.push(next)
      }
    }
    return steps
  })
}

// Among more points than this nobody looks for the nearest of each.
const mostMeasured = 2_000

// A map may be drawn so much higher than wide, or wider than high, that its names have room.
const mostStretched = 1.6

/** The room of a map, in pixels, with what is left free at its edges. */
export interface MapRoom {
  readonly width: number
  readonly height: number
  readonly margin: MapPoint
  /** What stands over the map, in pixels. */
  readonly above?: number
  /** How many times higher than wide, or wider than high, a unit may be. */
  readonly stretched?: number
}

/** Says where the points of a map are drawn in a room. */
export function fitted(points: readonly MapPoint[], room: MapRoom): readonly MapPoint[] {
  const { middle, to, byX, byY } = fitOf(points, room)
  return points.map(({ x, y }) => ({
    x: to.x + (x - middle.x) * byX,
    y: to.y + (y - middle.y) * byY,
  }))
}

/** Where the coordinates of a map are in a room that its points are fitted into. */
export function fittedTransform(points: readonly MapPoint[], room: MapRoom): Transform {
  const { middle, to, byX, byY } = fitOf(points, room)
  return { across: byX, down: byY, left: to.x - middle.x * byX, top: to.y - middle.y * byY }
}

/** How large units are, and which point comes to the middle of the room. */
function fitOf(
  points: readonly MapPoint[],
  { width, height, margin, above = 0, stretched = mostStretched }: MapRoom,
) {
  const [left, right] = ends(points.map(({ x }) => x))
  const [top, bottom] = ends(points.map(({ y }) => y))
  const across = Math.max(1, width - 2 * margin.x) / Math.max(1e-9, right - left)
  const down = Math.max(1, height - above - 2 * margin.y) / Math.max(1e-9, bottom - top)
  return {
    byX: Math.min(across, down * stretched),
    byY: Math.min(down, across * stretched),
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
    to: { x: width / 2, y: (height + above) / 2 },
  }
}

/** How far each point is from the one that is nearest to it, the middle of all: in pixels. */
export function roomBetween(points: readonly MapPoint[]): number {
  if (points.length > mostMeasured) return roomOnAverage(points)
  const nearest = points.map(({ x, y }, at) =>
    points.reduce((least, other, each) => {
      return each === at ? least : Math.min(least, Math.hypot(other.x - x, other.y - y))
    }, Number.POSITIVE_INFINITY),
  )
  return nearest.toSorted((one, other) => one - other)[nearest.length >> 1] ?? 0
}

/** What each of many points has, if they stand evenly. */
function roomOnAverage(points: readonly MapPoint[]): number {
  const [left, right] = ends(points.map(({ x }) => x))
  const [top, bottom] = ends(points.map(({ y }) => y))
  return Math.sqrt(((right - left) * (bottom - top)) / points.length)
}

function ends(numbers: readonly number[]): readonly [number, number] {
  return numbers.reduce<readonly [number, number]>(
    ([least, most], each) => [Math.min(least, each), Math.max(most, each)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )
}
