/** The size of a board of sliding tiles, in cells. */
export interface BoardSize {
  readonly columns: number
  readonly rows: number
}

/** A board as the tile in each cell, row by row; 0 is the blank. */
export type Cells = readonly number[]

export const smallestSide = 2
export const largestSide = 4

export function cellCount({ columns, rows }: BoardSize): number {
  return columns * rows
}

/** 1, 2, 3, … with the blank in the last cell: the goal unless another is asked for. */
export function defaultGoal(size: BoardSize): Cells {
  const cells = cellCount(size)
  return Array.from({ length: cells }, (_, cell) => (cell + 1) % cells)
}

/** The number of steps between two cells along rows and columns. */
export function gridDistance({ columns }: BoardSize, one: number, other: number): number {
  const down = Math.abs(Math.floor(one / columns) - Math.floor(other / columns))
  return down + Math.abs((one % columns) - (other % columns))
}
