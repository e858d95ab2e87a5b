import type { MapWay } from '../../../problems/problem'
import { crosses, overlap } from './placedLabels'
import type { LabelBox, MapLine } from './placedLabels'
import type { MapPoint } from './placedMap'

/** A way as it is drawn: a line, and the head of an arrow where it leads one way only. */
export interface PlacedWay extends MapLine {
  readonly way: MapWay
  /** The three corners of the head. */
  readonly head: readonly MapPoint[] | undefined
}

/** What a way costs, and around which point that is written. */
export interface WayCost {
  readonly text: string
  readonly x: number
  readonly y: number
}

const besideWay = 11
// In square pixels: the box of a text is a little larger than its letters.
const aCorner = 12
const alongWay = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73]

/**
 * Where the ways of a map are drawn.
 *
 * @param size how large a place is drawn
 * @param areSquare whether places are squares, and not discs
 */
export function placedWays(
  ways: readonly MapWay[],
  points: readonly MapPoint[],
  size: number,
  areSquare: boolean,
): readonly PlacedWay[] {
  return ways.flatMap((way) => {
    const [a, b] = [points[way.from], points[way.to]]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length]
    const reach = size / 2 / (areSquare ? Math.max(Math.abs(x), Math.abs(y)) : 1) + 2
    if (way.from === way.to || !(length > 2 * reach)) return []
    const end = { x: b.x - x * reach, y: b.y - y * reach }
    const from = { x: a.x + x * reach, y: a.y + y * reach }
    return [{ way, from, end, head: way.directed ? headAt(end, x, y, size) : undefined }]
  })
}

/** The corners of an arrow's head that ends at a point. */
function headAt({ x, y }: MapPoint, across: number, down: number, size: number) {
  const long = Math.min(11, Math.max(6, size / 2))
  const broad = long * 0.45
  return [
    { x, y },
    { x: x - across * long - down * broad, y: y - down * long + across * broad },
    { x: x - across * long + down * broad, y: y - down * long - across * broad },
  ]
}

/**
 * What each way costs is written beside it, near its middle, where it hides nothing, else upon it; a
 * cost that has no room is left out.
 */
export function placedCosts(
  ways: readonly PlacedWay[],
  widthOf: (text: string) => number,
  textOf: (way: MapWay) => string,
  height: number,
  labels: readonly (LabelBox | undefined)[],
  marks: readonly (MapPoint & { readonly size: number })[],
): readonly WayCost[] {
  const taken = [
    ...labels.flatMap((label) => (label ? [label] : [])),
    ...marks.map(({ x, y, size }) => boxAround(x, y, size, size)),
  ]
  return ways.flatMap((placed) => {
    const text = textOf(placed.way)
    if (text === '') return []
    const width = widthOf(text)
    const spots = [...besides(placed, width, height), ...upon(placed)]
      .map(({ x, y }) => ({ x, y, box: boxAround(x, y, width, height) }))
      .filter(({ box }) => taken.every((other) => overlap(box, other) <= aCorner))
    const isClear = ({ box }: (typeof spots)[number]) =>
      !ways.some((other) => other !== placed && crosses(other, box))
    // Rather across another way than not at all.
    const spot = spots.find(isClear) ?? spots.at(0)
    if (!spot) return []
    taken.push(spot.box)
    return [{ text, x: spot.x, y: spot.y }]
  })
}

/** Where the costs of ways would be written upon their middles: names rather stand elsewhere. */
export function middlesOf(
  ways: readonly PlacedWay[],
  widthOf: (text: string) => number,
  textOf: (way: MapWay) => string,
  height: number,
) {
  return ways.flatMap((placed) => {
    const text = textOf(placed.way)
    if (text === '') return []
    const [{ x, y }] = upon(placed)
    return [boxAround(x, y, widthOf(text), height)]
  })
}

/** The points beside a way around which its cost may be written, the best first. */
function besides(line: MapLine, width: number, height: number): readonly MapPoint[] {
  const { from, end } = line
  const length = Math.hypot(end.x - from.x, end.y - from.y)
  const [x, y] = [(end.x - from.x) / length, (end.y - from.y) / length]
  // A broad text stands farther from a steep way.
  const away = Math.max(besideWay, Math.abs(y) * (width / 2 + 3) + Math.abs(x) * (height / 2))
  return upon(line).flatMap((point) =>
    [away, -away].map((by) => ({ x: point.x - y * by, y: point.y + x * by })),
  )
}

/** The points of a way around which its cost may be written, the best first. */
function upon({ from, end }: MapLine): readonly MapPoint[] {
  return alongWay.map((share) => ({
    x: from.x + (end.x - from.x) * share,
    y: from.y + (end.y - from.y) * share,
  }))
}

/** A box around its middle. */
export function boxAround(x: number, y: number, width: number, height: number) {
  return { left: x - width / 2, top: y - height / 2, width, height }
}
