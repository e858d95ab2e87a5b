import type { Cell } from '../cell'

/** A rectangular block. Cells count row by row from the upper left corner of the board. */
export interface Block {
  /** One letter. */
  readonly label: string
  /** The cell of its upper left corner. */
  readonly cell: number
  readonly width: number
  readonly height: number
}

/** A board with its blocks in reading order of their upper left corners; the rest is empty. */
export interface Layout {
  readonly columns: number
  readonly rows: number
  readonly blocks: readonly Block[]
}

export const smallestLayoutSide = 2
export const largestLayoutSide = 6

/** What a block covers, wherever it comes from. */
export type BlockArea = Omit<Block, 'label'>

/** The cells of an area, row by row, on a board with a number of columns. */
export function coveredCells(
  { cell, width, height }: BlockArea,
  columns: number,
): readonly number[] {
  return Array.from({ length: width * height }, (_, i) => {
    return cell + Math.floor(i / width) * columns + (i % width)
  })
}

export function emptyCells({ columns, rows, blocks }: Layout): number {
  return blocks.reduce((empty, { width, height }) => empty - width * height, columns * rows)
}

/** The block that must leave unless another is asked for: the only 2×2, else the largest. */
export function defaultTarget({ blocks }: Layout): Block {
  const squares = blocks.filter(({ width, height }) => width === 2 && height === 2)
  if (squares.length === 1) return squares[0]
  const area = ({ width, height }: Block) => width * height
  return blocks.reduce((largest, block) => (area(block) > area(largest) ? block : largest))
}

/** Where the target leaves unless another place is asked for: the middle of the bottom. */
export function defaultGoalCorner(
  { columns, rows }: Layout,
  { width, height }: Pick<Block, 'width' | 'height'>,
): Cell {
  return { column: Math.floor((columns - width) / 2), row: rows - height }
}
