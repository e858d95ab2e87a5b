import type { BoardSize, Cells } from '../../../problems/sliding/board'
import { parity } from '../../../problems/sliding/parity'

/** The board with what stands in two cells exchanged. */
export function swapCells(cells: Cells, one: number, other: number): Cells {
  return cells.with(one, cells[other]).with(other, cells[one])
}

/** The board with a tile in a cell; what stood there goes where the tile was. */
export function putTile(cells: Cells, cell: number, tile: number): Cells {
  const from = cells.indexOf(tile)
  return from < 0 ? cells : swapCells(cells, cell, from)
}

/**
 * The tile that a further digit makes of the digits typed before it; the digit alone where there is
 * no such tile.
 */
export function typedTile(before: string, digit: string, largest: number): number | undefined {
  const both = Number(before + digit)
  const tile = both <= largest ? both : Number(digit)
  return tile <= largest ? tile : undefined
}

/**
 * The board with its last two tiles exchanged, where that makes the goal reachable: one exchange of
 * tiles changes the parity of the inversions and leaves the blank where it is.
 *
 * @param board the one that is changed: the start, or the goal
 */
export function swapForParity(
  size: BoardSize,
  boards: { readonly start: Cells; readonly goal: Cells },
  board: 'start' | 'goal',
): Cells {
  const cells = boards[board]
  if (parity(size, boards.start, boards.goal).solvable) return cells
  const tiles = cells.flatMap((tile, cell) => (tile === 0 ? [] : [cell]))
  return swapCells(cells, tiles[tiles.length - 2], tiles[tiles.length - 1])
}
