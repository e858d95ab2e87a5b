import type { MapPoint } from '../placed/placedMap'
import type { MapBox } from './boxes'

/** What is written beside a place: so wide and so high, and how high its first line is. */
export interface LabelSize {
  readonly width: number
  readonly height: number
  readonly lineHeight: number
}

/** Where a label is written: its box, and at which side of the box its words are. */
export interface LabelBox extends MapBox {
  readonly align: 'left' | 'center' | 'right'
  /** True above its place: there its first line is the lowest one. */
  readonly isAbove: boolean
}

// The frame of the current node has room between a place and its label.
export const besidePlace = 9
const frameBesidePlace = 7.5

/** How large a place is drawn with the frame of the current node around it. */
export function framedSize(size: number): number {
  return size + 2 * frameBesidePlace
}

// Without room for that, a label is as near as leaves its letters free of the frame.
const nearest = 5
// A corner is nearer to a place than its box is.
const atCorner = 3

/** The boxes in which the label of a place may stand, the best first. */
export function boxesBeside(
  { x, y }: MapPoint,
  size: number,
  { width, height, lineHeight }: LabelSize,
): readonly LabelBox[] {
  const away = size / 2 + besidePlace
  const middle = x - width / 2
  const [below, above] = [y + away, y - away - height]
  // The first line is at the height of the place; then lower, and higher.
  const rows = [
    { top: y - lineHeight / 2, isAbove: false },
    { top: y + lineHeight / 2 - height, isAbove: true },
    { top: y + 2, isAbove: false },
    { top: y - height - 2, isAbove: true },
  ]
  // From a place outwards, so that a label stands at its corner.
  const corner = size / 2 - atCorner
  return [
    ...boxesAround(away),
    boxAt(x + corner, below - 1.5, 'left', false),
    boxAt(x - corner - width, below - 1.5, 'right', false),
    boxAt(x + corner, above + 1.5, 'left', true),
    boxAt(x - corner - width, above + 1.5, 'right', true),
    ...boxesAround(size / 2 + nearest),
  ]

  /** Below, above and beside the place, so far from its middle. */
  function boxesAround(away: number): readonly LabelBox[] {
    return [
      boxAt(middle, y + away, 'center', false),
      boxAt(middle, y - away - height, 'center', true),
      ...rows.flatMap(({ top, isAbove }) => [
        boxAt(x + away, top, 'left', isAbove),
        boxAt(x - away - width, top, 'right', isAbove),
      ]),
    ]
  }

  function boxAt(left: number, top: number, align: LabelBox['align'], isAbove: boolean): LabelBox {
    return { left, top, width, height, align, isAbove }
  }
}
