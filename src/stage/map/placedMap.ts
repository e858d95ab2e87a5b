import { forceCenter, forceLink, forceManyBody, forceSimulation } from 'd3'
import type { StateMap } from '../../problems/problem'

/** A point of a map. */
export interface MapPoint {
  readonly x: number
  readonly y: number
}

const rounds = 300
const lengthOfWay = 60

/**
 * Where the places of a map are: as the map says, or where it does not, as a force layout puts them,
 * the same every time.
 */
export function placedMap({ places, ways }: StateMap): readonly MapPoint[] {
  const known = places.flatMap(({ at }) => (at ? [at] : []))
  if (known.length === places.length) return known
  const nodes = places.map(() => ({ x: Number.NaN, y: Number.NaN }))
  const links = ways.map(({ from, to }) => ({ source: from, target: to }))
  // It begins on a spiral and takes its random numbers from a seed of its own.
  const simulation = forceSimulation(nodes)
    .force('link', forceLink(links).distance(lengthOfWay))
    .force('charge', forceManyBody().strength(-4 * lengthOfWay))
    .force('centre', forceCenter())
    .stop()
  simulation.tick(rounds)
  return nodes
}

// A map may be drawn so much higher than wide, or wider than high, that its names have room.
const mostStretched = 1.6

/** Says where the points of a map are drawn in a room of so many pixels. */
export function fitted(
  points: readonly MapPoint[],
  room: { readonly width: number; readonly height: number },
  margin: MapPoint,
): readonly MapPoint[] {
  const [left, right] = ends(points.map(({ x }) => x))
  const [top, bottom] = ends(points.map(({ y }) => y))
  const width = Math.max(1, room.width - 2 * margin.x)
  const height = Math.max(1, room.height - 2 * margin.y)
  const across = width / Math.max(1e-9, right - left)
  const down = height / Math.max(1e-9, bottom - top)
  const byX = Math.min(across, down * mostStretched)
  const byY = Math.min(down, across * mostStretched)
  return points.map(({ x, y }) => ({
    x: room.width / 2 + (x - (left + right) / 2) * byX,
    y: room.height / 2 + (y - (top + bottom) / 2) * byY,
  }))
}

/** How far each point is from the one that is nearest to it, the middle of all: in pixels. */
export function roomBetween(points: readonly MapPoint[]): number {
  const nearest = points.map(({ x, y }, at) =>
    points.reduce((least, other, each) => {
      return each === at ? least : Math.min(least, Math.hypot(other.x - x, other.y - y))
    }, Number.POSITIVE_INFINITY),
  )
  return nearest.toSorted((one, other) => one - other)[nearest.length >> 1] ?? 0
}

function ends(numbers: readonly number[]): readonly [number, number] {
  return numbers.reduce<readonly [number, number]>(
    ([least, most], each) => [Math.min(least, each), Math.max(most, each)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )
}
