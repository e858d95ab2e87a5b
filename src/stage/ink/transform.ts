import type { InkPoint } from '../../drawing/ink'

/**
 * Where a picture's own coordinates are on the screen: across * x + left, down * y + top, in CSS
 * pixels from the picture's corner. The two scales may differ.
 */
export interface Transform {
  readonly across: number
  readonly down: number
  readonly left: number
  readonly top: number
  /** True where the picture lies on its side: its x goes down the screen. */
  readonly turned?: boolean
}

export function onScreen(
  { across, down, left, top, turned }: Transform,
  [x, y]: InkPoint,
): InkPoint {
  const [right, below] = turned ? [y, x] : [x, y]
  return [across * right + left, down * below + top]
}

/** The transform of points that are counted from a point of the picture. */
export function countedFrom(transform: Transform, origin: InkPoint): Transform {
  const [left, top] = onScreen(transform, origin)
  return { ...transform, left, top }
}

/** The point of the picture under a point of the screen, to a tenth of a pixel. */
export function inPicture(transform: Transform, [x, y]: InkPoint): InkPoint {
  const { across, down, left, top, turned } = transform
  const right = rounded((x - left) / across, across)
  const below = rounded((y - top) / down, down)
  return turned ? [below, right] : [right, below]
}

const most = 15

/** Has no more decimals than a tenth of a pixel needs. */
function rounded(value: number, scale: number): number {
  const decimals = Math.ceil(Math.log10(Math.max(1e-9, Math.abs(scale)) * 10))
  if (decimals <= 0) return Math.round(value)
  return Number(value.toFixed(Math.min(most, decimals)))
}
