import type { MapPoint } from '../placed/placedMap'
import { boxAround, gapToPoint, movedInto, overlap } from './boxes'
import type { MapBox } from './boxes'
import type { LabelBox } from './boxesBeside'
import { nearer } from './placedLabels'

/** A map on which names and costs have their places. */
interface NamedMap {
  readonly points: readonly MapPoint[]
  readonly size: number
  readonly labels: readonly (LabelBox | undefined)[]
  /** What else must not be hidden. */
  readonly taken: readonly MapBox[]
}

/**
 * The labels of places with a second line for a value, each where that has room.
 *
 * @param value how wide a value is, and how high
 */
export function withValues(
  { points, size, labels, taken }: NamedMap,
  value: Pick<MapBox, 'width' | 'height'>,
  room: Pick<MapBox, 'width' | 'height'>,
): readonly (LabelBox | undefined)[] {
  const larger = [...labels]
  for (const [at, label] of labels.entries()) {
    if (!label) continue
    const wanted = grown(label, value)
    const box = movedInto(wanted, room)
    const { x, y } = points[at]
    const least = Math.max(size / 2, gapToPoint(box, points[at]) + nearer)
    const isFree =
      box.top === wanted.top &&
      taken.every((other) => overlap(box, other) === 0) &&
      larger.every((other, place) => !other || place === at || overlap(box, other) === 0) &&
      gapToPoint(box, points[at]) >= size / 2 &&
      points.every((point) => (point.x === x && point.y === y) || gapToPoint(box, point) >= least)
    if (isFree) larger[at] = box
  }
  return larger
}

/** A label with one more line, on the far side of its name. */
function grown(label: LabelBox, value: Pick<MapBox, 'width' | 'height'>): LabelBox {
  const width = Math.max(label.width, value.width)
  const middle = boxAround(label.left + label.width / 2, 0, width, 0).left
  const left = { left: label.left, center: middle, right: label.left + label.width - width }
  return {
    ...label,
    left: left[label.align],
    top: label.isAbove ? label.top - value.height : label.top,
    width,
    height: label.height + value.height,
  }
}
