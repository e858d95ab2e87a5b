import type { MapPoint } from '../placed/placedMap'
import {
  boxAround,
  boxOver,
  coveredArea,
  crosses,
  gapToPoint,
  liesWithin,
  mayCross,
  movedInto,
  overlap,
} from './boxes'
import type { MapBox, MapLine } from './boxes'
import { besidePlace, boxesBeside, framedSize } from './boxesBeside'
import type { LabelBox, LabelSize } from './boxesBeside'
import { leastBy } from './leastBy'

/** What is around the labels of a map. */
export interface LabelRoom {
  readonly width: number
  readonly height: number
  readonly ways: readonly MapLine[]
  /** What must not be hidden. */
  readonly taken?: readonly MapBox[]
  /** What is not hidden where a name can as well stand elsewhere. */
  readonly rather?: readonly MapBox[]
  /** What has no room elsewhere: a name stands there only where it has none either. */
  readonly reserved?: readonly MapBox[]
  /** The places that are named before all others, and always. */
  readonly first?: readonly number[]
}

// What it costs to write over a pixel of another label or a mark, and across a way.
const onLabel = 6
const onTaken = 9
const acrossWay = 60
const onRather = 0.4
const onReserved = 1
// Beside a place, where its frame hides the letters while it is the current one.
const onSides = 1.2
// And for each pixel by which another place is too near, for its frame would hide the name.
const nearFrame = 10
const mostNear = besidePlace + 4
// A name is read as that of the place that it is nearest to: by this many pixels it is nearer to its
// own. For each that is missing the names that always stand are the worse.
export const nearer = 3
const misread = 40
// From here on a name would say less than it hides, or what is wrong.
const worst = 420
const named = 100_000

/**
 * Where the names of places are written: below them, or where that would hide something, above or
 * beside them, and always within the map. One that has no room at all, or only where it would be read
 * as the name of another place, is left out.
 *
 * @param size how large a place is drawn
 */
export function placedLabels(
  points: readonly MapPoint[],
  size: number,
  labels: readonly LabelSize[],
  room: LabelRoom,
): readonly (LabelBox | undefined)[] {
  const first = new Set(room.first)
  const choices = points.map((_, at) => labelChoices(points, size, labels[at], room, at))
  return leastBy(
    choices,
    (one, other) => onLabel * overlap(one, other),
    points.map((_, at) => (first.has(at) ? named : worst)),
  )
}

/** The boxes in which a label may stand, and how bad each is by itself, the least bad first. */
export function labelChoices(
  points: readonly MapPoint[],
  size: number,
  label: LabelSize,
  { taken = [], rather = [], reserved = [], first = [], ways, ...room }: LabelRoom,
  at: number,
) {
  const { x, y } = points[at]
  const own = boxAround(x, y, size, size)
  // Only what is named first has a frame for long.
  const framed = first.includes(at) ? framedSize(size) : size
  const ownFrame = boxAround(x, y, framed, framed)
  const sides = boxAround(x, y, framedSize(size), size)
  const boxes = boxesBeside(points[at], size, label)
    .map((box) => movedInto(box, room))
    .filter((box) => overlap(box, own) === 0)
  // Of a large map only what is beside the place is measured.
  const beside = boxOver(boxes, size / 2 + mostNear)
  const besideTaken = taken.filter((each) => overlap(each, beside) > 0)
  const besideRather = rather.filter((each) => overlap(each, beside) > 0)
  const besideReserved = reserved.filter((each) => overlap(each, beside) > 0)
  const besideWays = ways.filter((way) => mayCross(way, beside))
  // No name is nearer to one of two places that are at one point: both are named there.
  const others = points.filter((point) => {
    return (point.x !== x || point.y !== y) && liesWithin(point, beside)
  })
  return boxes
    .map((box, order) => ({ box, cost: order + costOf(box) }))
    .toSorted((one, other) => one.cost - other.cost)

  function costOf(box: LabelBox): number {
    const hidden =
      onTaken * coveredArea(box, besideTaken) +
      onRather * coveredArea(box, besideRather) +
      onReserved * coveredArea(box, besideReserved)
    const crossed = besideWays.filter((way) => crosses(way, box)).length
    const gaps = others.map((point) => gapToPoint(box, point))
    const near = gaps.reduce(
      (sum, gap) => sum + nearFrame * Math.max(0, mostNear + size / 2 - gap),
      0,
    )
    const missing = gapToPoint(box, points[at]) + nearer - Math.min(...gaps)
    const wrong = missing > 0 ? worst + misread * missing : 0
    const onFrame = onTaken * overlap(box, ownFrame) + onSides * overlap(box, sides)
    return hidden + onFrame + near + acrossWay * crossed + wrong
  }
}
