import { blankNeighbours } from './blankNeighbours'

/** How many boards can be reached. */
export const states = 181_440
/** The slots of a table of them. */
export const slots = 1 << 19
export const columns = 3
export const cells = 9
export const neighbours = blankNeighbours(columns, columns)
/** By cell: what a tile there counts in a board, which is its nine-digit number. */
export const weight = Int32Array.from({ length: cells }, (_, cell) => 10 ** (cells - 1 - cell))

/** What a hand-written search found. */
export interface Untraced {
  /** Moves of the solution that is found, -1 where there is none. */
  readonly moves: number
  readonly reached: number
  readonly expanded: number
}

/** The digits of a board, by cell. */
export function digitsOf(board: number): string {
  return String(board).padStart(cells, '0')
}

/** How many parents there are between a board, by its index, and the start. */
export function depthOf(parent: Int32Array, index: number): number {
  let depth = 0
  for (let at = index; parent[at] >= 0; at = parent[at]) depth++
  return depth
}
