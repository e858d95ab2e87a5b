import type { NodePlace } from '../graphEdits'

interface Taken {
  readonly points: readonly NodePlace[]
  /** The ends of edges, by the numbers of their nodes. */
  readonly edges: readonly (readonly [from: number, to: number])[]
}

interface Room {
  readonly width: number
  readonly height: number
}

// What was done last is told over the upper edge, and a name stands below its mark.
const margin = { x: 56, top: 56, bottom: 64 }
const pitch = 14
/** How far nodes stand apart: with room for names and costs between, or for their marks at least. */
const distances = [130, 100, 70]
const fromEdges = 36

/**
 * A point for one more node, well within the picture and apart from all nodes and edges: the nearest
 * one to a point. Where nothing is free, it is the point that is farthest from all nodes.
 */
export function freePoint(taken: Taken, near: NodePlace, room: Room): NodePlace {
  const all = pointsWithin(room)
    .map((point) => ({
      point,
      far: distance(point, near),
      free: least(taken.points, (each) => distance(each, point)),
      aside: least(taken.edges, ([from, to]) =>
        distanceFromLine(point, taken.points[from], taken.points[to]),
      ),
    }))
    .toSorted((one, other) => one.far - other.far)
  for (const apart of distances) {
    const found = all.find(({ free, aside }) => free >= apart && aside >= fromEdges)
    if (found) return found.point
  }
  return all.reduce((best, each) => (each.free > best.free ? each : best)).point
}

/** Points all over the picture; of a picture that is too small, its middle. */
function pointsWithin({ width, height }: Room): readonly NodePlace[] {
  const columns = steps(margin.x, width - margin.x)
  const rows = steps(margin.top, height - margin.bottom)
  return rows.flatMap((y) => columns.map((x) => ({ x, y })))
}

/** Numbers from one to another, the same to both sides of their middle. */
function steps(from: number, to: number): readonly number[] {
  const middle = (from + to) / 2
  const most = Math.max(0, Math.floor((to - from) / 2 / pitch))
  return Array.from({ length: 2 * most + 1 }, (_, at) => middle + (at - most) * pitch)
}

/** The least distance of any; there may be more edges than a function takes arguments. */
function least<Each>(all: readonly Each[], distanceOf: (each: Each) => number): number {
  return all.reduce((nearest, each) => Math.min(nearest, distanceOf(each)), Infinity)
}

function distance(one: NodePlace, other: NodePlace): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function distanceFromLine(point: NodePlace, from: NodePlace, to: NodePlace): number {
  const [across, down] = [to.x - from.x, to.y - from.y]
  const along = (point.x - from.x) * across + (point.y - from.y) * down
  const share = Math.max(0, Math.min(1, along / (across ** 2 + down ** 2 || 1)))
  return distance(point, { x: from.x + share * across, y: from.y + share * down })
}
