import type { MapWay } from '../../../../problems/problem'
import type { MapPoint } from '../placed/placedMap'
import type { PlacedWay } from '../placed/placedWays'
import { boxAround, boxOver, gapToLine, gapToPoint, mayCross, movedInto, overlap } from './boxes'
import type { MapBox, MapLine } from './boxes'

/** What a way costs, and around which point that is written. */
export interface WayCost {
  readonly way: MapWay
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** Around which other points it could be written, beside names and marks. */
  readonly elsewhere: readonly MapPoint[]
}

/** The room that a cost takes where lines are so high. */
export function boxOfCost({ x, y, width }: WayCost, lineHeight: number): MapBox {
  return boxAround(x, y, width, lineHeight)
}

/** What ways cost, as it is written. */
export interface WrittenCosts {
  readonly textOf: (way: MapWay) => string
  readonly widthOf: (text: string) => number
  readonly height: number
}

// In square pixels: the box of a text is a little larger than its letters.
export const aCorner = 6
// A number so near to a name in one line would be read as a part of it.
const besideName = 4
const besideWay = 2
// Beside a way as short as a cost is high the places at its ends leave room only a little farther away.
const besideShortWay = 10
// A cost is read as that of the way it is nearest to: by so much it is nearer to its own.
const nearer = 6
// Ways farther away than this are not measured: none of them is too near.
const farAway = besideShortWay + nearer
// So much of a way is seen at either end of a cost that is written upon it.
const leastSeen = 4
// No farther from the middle, else it would be read as the value of a place.
const alongWay = [0.5, 0.43, 0.57, 0.36, 0.64]
// Of two ways that lie upon each other, each has its cost where it leads to.
const nearHead = [0.64, 0.7]

/**
 * What each way costs is written beside it or upon it, near its middle, where it hides nothing and
 * is nearer to its own way than to any other. A cost that has no such room is left out: at another
 * way, or cut at an edge, it would say what is wrong.
 *
 * @param marks the places, as large as they may be drawn
 * @param room how large the map is
 */
export function placedCosts(
  ways: readonly PlacedWay[],
  { textOf, widthOf, height }: WrittenCosts,
  labels: readonly MapBox[],
  marks: readonly PlaceMark[],
  room: Pick<MapBox, 'width' | 'height'>,
): readonly WayCost[] {
  const spacedLabels = labels.map(({ left, top, width: across, height: down }) => ({
    left: left - besideName,
    top,
    width: across + 2 * besideName,
    height: down,
  }))
  const free = ways.map((placed) => {
    const text = textOf(placed.way)
    return text === '' ? [] : spotsOf(placed, text)
  })
  const placed: (Spot | undefined)[] = ways.map(() => undefined)
  // Those that can stand in few spots have their choice before the others.
  const order = ways.map((_, at) => at).toSorted((a, b) => free[a].length - free[b].length)
  for (const at of order) {
    const others = placed.flatMap((each) => (each ? [each.box] : []))
    placed[at] = free[at].find(({ box }) => others.every((each) => overlap(box, each) === 0))
  }
  return placed.flatMap((spot, at) => (spot ? [{ ...spot.cost, elsewhere: elsewhereOf(at) }] : []))

  function elsewhereOf(at: number): readonly MapPoint[] {
    return free[at].filter((spot) => spot !== placed[at]).map(({ cost: { x, y } }) => ({ x, y }))
  }

  /** Where the cost of a way may stand, beside labels and marks. */
  function spotsOf(own: PlacedWay, text: string): readonly Spot[] {
    const width = widthOf(text)
    const isMet = ways.some(({ way }) => way.from === own.way.to && way.to === own.way.from)
    const spots = spotsAt(own, isMet ? nearHead : alongWay, width, height).map(({ x, y }) => ({
      cost: { way: own.way, text, x, y, width },
      box: boxAround(x, y, width, height),
    }))
    const over = boxOver(spots.map(({ box }) => box))
    // Of a large map only what is beside the way is measured.
    const besideLabels = spacedLabels.filter((label) => overlap(label, over) > 0)
    const besideMarks = marks.filter((mark) => gapToPoint(over, mark) < (mark.framed ?? mark.size))
    const others = ways.filter(
      (other) => mayCross(other, over, farAway) && other !== own && !isUpon(own.way, other.way),
    )
    const isFramed = ({ box }: Spot) =>
      besideMarks.some(({ x, y, framed = 0 }) => overlap(box, boxAround(x, y, framed, framed)) > 0)
    const possible = spots.filter(({ box }) => {
      if (movedInto(box, room) !== box) return false
      if (besideLabels.some((label) => overlap(box, label) > aCorner)) return false
      if (besideMarks.some((mark) => gapToPoint(box, mark) < mark.size / 2)) return false
      const least = gapToLine(box, own) + nearer
      return others.every(
        (other) => !mayCross(other, box, farAway) || gapToLine(box, other) >= least,
      )
    })
    // Rather where none of them has to give way while a place is the current one.
    return [...possible.filter((spot) => !isFramed(spot)), ...possible.filter(isFramed)]
  }
}

/** Whether two ways lie between the same places. */
function isUpon(one: MapWay, other: MapWay): boolean {
  return (
    (one.from === other.from && one.to === other.to) ||
    (one.from === other.to && one.to === other.from)
  )
}

/** A place as it is drawn: how large, and how large with a frame around it where it can have one. */
interface PlaceMark extends MapPoint {
  readonly size: number
  readonly framed?: number
}

interface Spot {
  readonly cost: Omit<WayCost, 'elsewhere'>
  readonly box: MapBox
}

/** Where the costs of ways would be written upon their middles: names rather stand elsewhere. */
export function middlesOf(
  ways: readonly PlacedWay[],
  { textOf, widthOf, height }: WrittenCosts,
): readonly MapBox[] {
  return ways.flatMap((placed) => {
    const text = textOf(placed.way)
    if (text === '') return []
    const { x, y } = pointOf(placed, 0.5)
    return [boxAround(x, y, widthOf(text), height)]
  })
}

/** The points around which the cost of a way may be written: beside and upon it, the best first. */
function spotsAt(
  line: MapLine,
  shares: readonly number[],
  width: number,
  height: number,
): readonly MapPoint[] {
  const { from, end } = line
  const length = Math.hypot(end.x - from.x, end.y - from.y)
  const [x, y] = [(end.x - from.x) / length, (end.y - from.y) / length]
  const half = Math.abs(y) * (width / 2) + Math.abs(x) * (height / 2)
  // How much of the way would be hidden.
  const hidden = Math.min(width / Math.abs(x), height / Math.abs(y))
  return [
    ...shares.flatMap((share) => {
      const seen = length * Math.min(share, 1 - share) - hidden / 2
      return [...beside(share, besideWay), ...(seen >= leastSeen ? [pointOf(line, share)] : [])]
    }),
    ...shares.flatMap((share) => beside(share, besideShortWay)),
  ]

  function beside(share: number, gap: number): readonly MapPoint[] {
    const at = pointOf(line, share)
    return [half + gap, -half - gap].map((by) => ({ x: at.x - y * by, y: at.y + x * by }))
  }
}

function pointOf({ from, end }: MapLine, share: number): MapPoint {
  return { x: from.x + (end.x - from.x) * share, y: from.y + (end.y - from.y) * share }
}
