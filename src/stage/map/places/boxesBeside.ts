import type { Box } from './boxes'
import type { MapPoint } from './placedMap'

/** What is written beside a place: so wide and so high, and how high its first line is. */
export interface LabelSize {
  readonly width: number
  readonly height: number
  readonly line: number
}

/** Where a label is written: its box, and at which side of the box its words are. */
export interface LabelBox extends Box {
  readonly align: 'left' | 'center' | 'right'
  /** True above its place: there its first line is the lowest one. */
  readonly isAbove: boolean
}

// The frame of the current node has room between a place and its label.
export const besidePlace = 9
// A corner is nearer to a place than its box is.
const atCorner = 3

/** The boxes in which the label of a place may stand, the best first. */
export function boxesBeside(
  { x, y }: MapPoint,
  size: number,
  { width, height, line }: LabelSize,
): readonly LabelBox[] {
  const away = size / 2 + besidePlace
  const base = { width, height }
  const sides = [
    { left: x + away, align: 'left' },
    { left: x - away - width, align: 'right' },
  ] as const
  const middle = { left: x - width / 2, align: 'center' } as const
  // From a place outwards, so that a label stands at its corner.
  const corners = [
    { left: x + size / 2 - atCorner, align: 'left' },
    { left: x - size / 2 + atCorner - width, align: 'right' },
  ] as const
  const below = { top: y + away, isAbove: false }
  const above = { top: y - away - height, isAbove: true }
  return [
    { ...base, ...middle, ...below },
    { ...base, ...middle, ...above },
    // The first line is at the height of the place.
    ...sides.map((side) => ({ ...base, ...side, top: y - line / 2, isAbove: false })),
    ...sides.map((side) => ({ ...base, ...side, top: y + line / 2 - height, isAbove: true })),
    ...sides.map((side) => ({ ...base, ...side, top: y + 2, isAbove: false })),
    ...sides.map((side) => ({ ...base, ...side, top: y - height - 2, isAbove: true })),
    ...corners.map((corner) => ({ ...base, ...corner, ...below, top: below.top - 2 })),
    ...corners.map((corner) => ({ ...base, ...corner, ...above, top: above.top + 2 })),
  ]
}
