import type { CellMap } from '../../../problems/problem'

/** Where the cells of a map are drawn, in pixels. */
export interface CellRoom {
  readonly left: number
  readonly top: number
  /** The side of a cell. */
  readonly side: number
}

const margin = 12
const largestSide = 72

/**
 * The room of a map in the middle of a picture.
 *
 * @param above what stands over the map, in pixels
 */
export function cellRoom(
  { width, height }: Pick<CellMap, 'width' | 'height'>,
  picture: { readonly width: number; readonly height: number },
  above = 0,
): CellRoom {
  const across = (picture.width - 2 * margin) / width
  const down = (picture.height - above - 2 * margin) / height
  const side = Math.max(0.25, Math.min(largestSide, across, down))
  return {
    left: (picture.width - side * width) / 2,
    top: Math.max(above + margin, (picture.height - side * height) / 2),
    side,
  }
}

/** The cell at a point of the picture, if there is one. */
export function cellUnder(
  { width, height }: Pick<CellMap, 'width' | 'height'>,
  { left, top, side }: CellRoom,
  x: number,
  y: number,
): number | undefined {
  const column = Math.floor((x - left) / side)
  const row = Math.floor((y - top) / side)
  const isInside = column >= 0 && column < width && row >= 0 && row < height
  return isInside ? row * width + column : undefined
}
