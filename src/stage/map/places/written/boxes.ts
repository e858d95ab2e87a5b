import type { MapPoint } from '../placed/placedMap'

/** The room that something takes on a map. */
export interface MapBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A straight line of a map. */
export interface MapLine {
  readonly from: MapPoint
  readonly end: MapPoint
}

/** A box around its middle. */
export function boxAround(x: number, y: number, width: number, height: number): MapBox {
  return { left: x - width / 2, top: y - height / 2, width, height }
}

/** A box that is moved by as little as brings it into a room; one that is too large begins with it. */
export function movedInto<Moved extends MapBox>(
  box: Moved,
  room: { readonly width: number; readonly height: number },
): Moved {
  const left = Math.max(0, Math.min(box.left, room.width - box.width))
  const top = Math.max(0, Math.min(box.top, room.height - box.height))
  return left === box.left && top === box.top ? box : { ...box, left, top }
}

/** How many pixels of other boxes a box lies upon. */
export function coveredArea(box: MapBox, others: readonly MapBox[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0)
}

/** How many pixels two boxes have in common. */
export function overlap(one: MapBox, other: MapBox): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}

/** The box around some boxes and a margin beside them, in pixels. */
export function boxOver(boxes: readonly MapBox[], beside = 0): MapBox {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [top, bottom] = [left, right]
  for (const box of boxes) {
    left = Math.min(left, box.left)
    right = Math.max(right, box.left + box.width)
    top = Math.min(top, box.top)
    bottom = Math.max(bottom, box.top + box.height)
  }
  return {
    left: left - beside,
    top: top - beside,
    width: right - left + 2 * beside,
    height: bottom - top + 2 * beside,
  }
}

/** Whether a point is within a box. */
export function liesWithin({ x, y }: MapPoint, { left, top, width, height }: MapBox): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height
}

/** Whether a line could come so near to a box: it does not lie farther to one side as a whole. */
export function mayCross({ from, end }: MapLine, box: MapBox, beside = 0): boolean {
  return (
    Math.max(from.x, end.x) >= box.left - beside &&
    Math.min(from.x, end.x) <= box.left + box.width + beside &&
    Math.max(from.y, end.y) >= box.top - beside &&
    Math.min(from.y, end.y) <= box.top + box.height + beside
  )
}

/** Whether a line goes through a box: cut to what of it is within the box, something is left. */
export function crosses({ from, end }: MapLine, { left, top, width, height }: MapBox): boolean {
  const across = sharesWithin(from.x, end.x - from.x, left, left + width)
  const down = sharesWithin(from.y, end.y - from.y, top, top + height)
  return Math.max(0, across[0], down[0]) < Math.min(1, across[1], down[1])
}

/** From which to which share of its length a line is between two bounds. */
function sharesWithin(start: number, by: number, least: number, most: number) {
  if (by === 0) return start < least || start > most ? never : always
  const [one, other] = [(least - start) / by, (most - start) / by]
  return one < other ? ([one, other] as const) : ([other, one] as const)
}

const never = [1, 0] as const
const always = [0, 1] as const

/** How far a point is from a box, none within it. */
export function gapToPoint({ left, top, width, height }: MapBox, { x, y }: MapPoint): number {
  const across = Math.max(left - x, 0, x - left - width)
  const down = Math.max(top - y, 0, y - top - height)
  return Math.hypot(across, down)
}

/** How far a line is from a box, none where it goes through it. */
export function gapToLine(box: MapBox, line: MapLine): number {
  if (crosses(line, box)) return 0
  const [right, bottom] = [box.left + box.width, box.top + box.height]
  return Math.min(
    betweenPointAndLine(box.left, box.top, line),
    betweenPointAndLine(right, box.top, line),
    betweenPointAndLine(box.left, bottom, line),
    betweenPointAndLine(right, bottom, line),
    gapToPoint(box, line.from),
    gapToPoint(box, line.end),
  )
}

function betweenPointAndLine(x: number, y: number, { from, end }: MapLine): number {
  const [across, down] = [end.x - from.x, end.y - from.y]
  const along = ((x - from.x) * across + (y - from.y) * down) / (across ** 2 + down ** 2 || 1)
  const share = Math.max(0, Math.min(1, along))
  return Math.hypot(from.x + across * share - x, from.y + down * share - y)
}
