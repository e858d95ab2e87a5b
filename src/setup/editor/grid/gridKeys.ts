import { cellNumber, gridCell } from '../../../problems/grid/gridMap'
import type { GridMap } from '../../../problems/grid/gridMap'
import type { Point } from '../../../problems/scene'
import { axes, directionOfKey } from '../../../stage/board/directions'

const rowsOfPage = 10

/** How far a key leads across and down. */
function stepOf(key: string): Point | undefined {
  const direction = directionOfKey(key)
  if (direction) return axes[direction]
  if (key === 'PageUp') return { x: 0, y: -rowsOfPage }
  return key === 'PageDown' ? { x: 0, y: rowsOfPage } : undefined
}

/** The cell that a key leads to from another; at the edge it is the same one. */
export function cellAfterKey(
  map: Pick<GridMap, 'width' | 'height'>,
  cell: number,
  key: string,
): number | undefined {
  const { column, row } = gridCell(map, cell)
  const within = (at: number, count: number) => Math.min(count - 1, Math.max(0, at))
  if (key === 'Home') return cellNumber(map, { column: 0, row })
  if (key === 'End') return cellNumber(map, { column: map.width - 1, row })
  const step = stepOf(key)
  if (!step) return undefined
  return cellNumber(map, {
    column: within(column + step.x, map.width),
    row: within(row + step.y, map.height),
  })
}
