import { cellCount } from './board'
import type { BoardSize, Cells } from './board'

/** The moves that conflicts add to the Manhattan distance of a board. */
export type ConflictCount = (cells: Uint8Array) => number

const movesPerConflict = 2

/**
 * Two tiles of one line that both belong into that line, in the other order, cannot pass each
 * other: one has to leave the line and come back, which is two moves more than its distance. For
 * each line the fewest tiles are counted that must leave it so that the others stand in order.
 *
 * Source: O. Hansson, A. Mayer and M. Yung, "Criticizing solutions to relaxed models yields powerful
 * admissible heuristics", Information Sciences 63 (1992), 207–227.
 */
export function linearConflicts(size: BoardSize, goal: Cells): ConflictCount {
  const { columns, rows } = size
  const count = cellCount(size)
  const home = new Uint8Array(count)
  goal.forEach((tile, cell) => (home[tile] = cell))
  const rowOf = Uint8Array.from({ length: count }, (_, cell) => Math.floor(cell / columns))
  const columnOf = Uint8Array.from({ length: count }, (_, cell) => cell % columns)
  const places = new Uint8Array(Math.max(columns, rows))

  /** The tiles that must leave a line: those that are not on a longest run in order. */
  function leaving(cells: Uint8Array, first: number, step: number, length: number): number {
    const [line, along] = step === 1 ? [rowOf, columnOf] : [columnOf, rowOf]
    let own = 0
    for (let i = 0, cell = first; i < length; i++, cell += step) {
      const tile = cells[cell]
      if (tile !== 0 && line[home[tile]] === line[cell]) places[own++] = along[home[tile]]
    }
    return own - longestIncreasing(places, own)
  }

  return (cells) => {
    let tiles = 0
    for (let row = 0; row < rows; row++) tiles += leaving(cells, row * columns, 1, columns)
    for (let column = 0; column < columns; column++) tiles += leaving(cells, column, columns, rows)
    return tiles * movesPerConflict
  }
}

const lengths = new Uint8Array(8)

/** The length of a longest increasing subsequence of the first values. */
function longestIncreasing(values: Uint8Array, count: number): number {
  let longest = 0
  for (let i = 0; i < count; i++) {
    lengths[i] = 1
    for (let j = 0; j < i; j++) {
      if (values[j] < values[i] && lengths[j] + 1 > lengths[i]) lengths[i] = lengths[j] + 1
    }
    if (lengths[i] > longest) longest = lengths[i]
  }
  return longest
}
