import { cellNumber, gridCell } from '../../../problems/grid/gridMap'
import type { GridMap } from '../../../problems/grid/gridMap'

const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [0, -10],
  PageDown: [0, 10],
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
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (!step) return undefined
  return cellNumber(map, {
    column: within(column + step[0], map.width),
    row: within(row + step[1], map.height),
  })
}
