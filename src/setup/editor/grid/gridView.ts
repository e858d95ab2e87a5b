import type { GridMap } from '../../../problems/grid/gridMap'
import { cellRoom } from '../../../stage/map/cells/cellRoom'
import type { CellRoom } from '../../../stage/map/cells/cellRoom'

type GridSides = Pick<GridMap, 'width' | 'height'>

/** How large the picture of a grid is, in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

const largestSide = 48

/** The same view enlarged around a point of the picture, which stays where it is. */
export function zoomedView(
  map: GridSides,
  size: PictureSize,
  { left, top, side }: CellRoom,
  factor: number,
  at: { readonly x: number; readonly y: number },
): CellRoom {
  const least = cellRoom(map, size).side
  const changed = Math.max(least, Math.min(Math.max(largestSide, least), side * factor))
  const share = changed / side
  const moved = { left: at.x - (at.x - left) * share, top: at.y - (at.y - top) * share }
  return heldView(map, size, { ...moved, side: changed })
}

/** The same view moved so that the grid fills the picture, or stands in its middle where it is smaller. */
export function heldView(map: GridSides, size: PictureSize, view: CellRoom): CellRoom {
  const fitted = cellRoom(map, size)
  if (view.side <= fitted.side) return fitted
  return {
    left: held(view.left, size.width, map.width * view.side),
    top: held(view.top, size.height, map.height * view.side),
    side: view.side,
  }
}

const margin = 12

function held(at: number, room: number, length: number): number {
  if (length + 2 * margin <= room) return (room - length) / 2
  return Math.min(margin, Math.max(room - margin - length, at))
}

/** The same view moved just as far as it takes to show a cell. */
export function viewShowing(
  map: GridSides,
  size: PictureSize,
  view: CellRoom,
  cell: number,
): CellRoom {
  const { side } = view
  const x = view.left + (cell % map.width) * side
  const y = view.top + Math.floor(cell / map.width) * side
  const left = view.left + intoSight(x, side, size.width)
  const top = view.top + intoSight(y, side, size.height)
  return heldView(map, size, { left, top, side })
}

function intoSight(at: number, side: number, room: number): number {
  if (at < side) return side - at
  return Math.min(0, room - 2 * side - at)
}
