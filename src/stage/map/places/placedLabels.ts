import type { MapPoint } from './placedMap'

/** What is written beside a place: so wide and so high, and where it may not be missing. */
export interface LabelSize {
  readonly width: number
  readonly height: number
}

/** Where a label is written: the corner of its box, and at which side of the box its words are. */
export interface LabelBox extends LabelSize {
  readonly left: number
  readonly top: number
  readonly align: 'left' | 'center' | 'right'
  /** True above its place: there its first line is the lower one. */
  readonly isAbove: boolean
}

/** A straight line of a map. */
export interface MapLine {
  readonly from: MapPoint
  readonly end: MapPoint
}

type Box = Pick<LabelBox, 'left' | 'top' | 'width' | 'height'>

// What it costs to write over a pixel of another label or a mark, or across a line.
const onLabel = 4
const onMark = 9
const acrossLine = 90
const outside = 40
// From here on two labels could not be told from each other.
const worst = 700
// The first names do not know yet where the others will be. Only at last is one left out: until then
// the others make room for it.
const rounds = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, worst]

/**
 * Where the names of places are written: below them, or where that would hide something, above or
 * beside them. One that has no room at all is left out.
 *
 * @param size how large a place is drawn
 * @param taken what else should not be hidden
 * @param rather what is not hidden where a name can as well stand elsewhere
 */
export function placedLabels(
  points: readonly MapPoint[],
  size: number,
  labels: readonly LabelSize[],
  room: { readonly width: number; readonly height: number },
  lines: readonly MapLine[],
  taken: readonly Box[] = [],
  rather: readonly Box[] = [],
): readonly (LabelBox | undefined)[] {
  const marks = points.map(({ x, y }) => ({
    left: x - size / 2,
    top: y - size / 2,
    width: size,
    height: size,
  }))
  const around = points.map((point, at) => boxesAround(point, size, labels[at], room))
  const placed: (LabelBox | undefined)[] = points.map(() => undefined)
  for (const most of rounds) {
    for (const [at, boxes] of around.entries()) {
      const others = placed.flatMap((other, place) => (other && place !== at ? [other] : []))
      placed[at] = bestOf(boxes, [...taken, ...others], most)
    }
  }
  return placed

  function bestOf(
    boxes: readonly LabelBox[],
    others: readonly Box[],
    most: number,
  ): LabelBox | undefined {
    const [best] = boxes
      .map((box, order) => ({ box, cost: order + costOf(box, others) }))
      .filter(({ cost }) => cost <= most)
      .map(({ box, cost }) => ({ box, cost: cost + covered(box, rather) }))
      .toSorted((one, other) => one.cost - other.cost)
    return best?.box
  }

  function costOf(box: LabelBox, others: readonly Box[]): number {
    const over = onLabel * covered(box, others)
    const hidden = onMark * covered(box, marks)
    const crossed = lines.filter((line) => crosses(line, box)).length
    const inside = overlap(box, { left: 0, top: 0, ...room })
    return over + hidden + acrossLine * crossed + outside * (box.width * box.height - inside)
  }
}

/** The boxes in which a label may stand, the best first. */
function boxesAround(
  { x, y }: MapPoint,
  size: number,
  { width, height }: LabelSize,
  room: { readonly width: number },
): readonly LabelBox[] {
  // The frame of the current node has room between them.
  const away = size / 2 + 9
  const middle = Math.max(0, Math.min(x - width / 2, room.width - width))
  const base = { width, height }
  return [
    { ...base, left: middle, top: y + away, align: 'center', isAbove: false },
    { ...base, left: middle, top: y - away - height, align: 'center', isAbove: true },
    { ...base, left: x + away, top: y - height / 2, align: 'left', isAbove: false },
    { ...base, left: x - away - width, top: y - height / 2, align: 'right', isAbove: false },
    { ...base, left: x + away, top: y + 2, align: 'left', isAbove: false },
    { ...base, left: x - away - width, top: y + 2, align: 'right', isAbove: false },
    { ...base, left: x + away, top: y - height - 2, align: 'left', isAbove: false },
    { ...base, left: x - away - width, top: y - height - 2, align: 'right', isAbove: false },
  ]
}

/** How many pixels of other boxes a box lies upon. */
function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0)
}

/** How many pixels two boxes have in common. */
export function overlap(one: Box, other: Box): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}

/** Whether a line goes through a box: cut to what of it is within the box, something is left. */
export function crosses({ from, end }: MapLine, { left, top, width, height }: Box): boolean {
  let [first, last] = [0, 1]
  for (const [start, by, least, most] of [
    [from.x, end.x - from.x, left, left + width],
    [from.y, end.y - from.y, top, top + height],
  ]) {
    if (by === 0) {
      if (start < least || start > most) return false
      continue
    }
    const [one, other] = [(least - start) / by, (most - start) / by]
    first = Math.max(first, Math.min(one, other))
    last = Math.min(last, Math.max(one, other))
  }
  return first < last
}
