import { writeCell } from '../cell'
import type { Cell } from '../cell'

/** The most cells that a grid may have in a row or a column. */
export const mostAcross = 512

/** A grid of cells, numbered row by row from the upper left corner. */
export interface GridMap {
  readonly width: number
  readonly height: number
  /** By cell: what it costs to enter it, 1 to 9; 0 for a wall. */
  readonly costs: Uint8Array
  /** The cells to start from and to reach, where the map names them. */
  readonly start: number | undefined
  readonly goal: number | undefined
}

/** Where a cell is, by its number. */
export function gridCell({ width }: Pick<GridMap, 'width'>, cell: number): Cell {
  return { column: cell % width, row: Math.floor(cell / width) }
}

/** The number of a cell, if it is inside the grid. */
export function cellNumber(
  { width, height }: Pick<GridMap, 'width' | 'height'>,
  { column, row }: Cell,
): number | undefined {
  const isInside = column >= 0 && column < width && row >= 0 && row < height
  return isInside ? row * width + column : undefined
}

/** Writes a cell as settings have it, by its number. */
export function formatCell(map: Pick<GridMap, 'width'>, cell: number): string {
  return writeCell(gridCell(map, cell))
}
