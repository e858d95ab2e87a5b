import type { Bound } from '../puzzle'
import { cellCount, gridDistance } from './board'
import type { BoardSize, Cells } from './board'
import type { Packing } from './packing'

const mostCells = 16

/** The lower bounds of a board of sliding tiles: both are admissible. */
export function createBounds(size: BoardSize, goal: Cells, packing: Packing): readonly Bound[] {
  const cells = new Uint8Array(cellCount(size))

  /** Sums, over all tiles, what a tile costs in the cell where it stands. */
  const sumOver = (cost: (tile: number, cell: number) => number): Bound['of'] => {
    const table = costTable(cells.length, cost)
    return (low, high) => {
      packing.unpack(low, high, cells)
      let sum = 0
      for (let cell = 0; cell < cells.length; cell++) sum += table[cells[cell] * mostCells + cell]
      return sum
    }
  }

  return [
    {
      id: 'misplaced',
      admissible: true,
      of: sumOver((tile, cell) => (goal[cell] === tile ? 0 : 1)),
    },
    {
      id: 'manhattan',
      admissible: true,
      of: sumOver((tile, cell) => gridDistance(size, cell, goal.indexOf(tile))),
    },
  ]
}

function costTable(count: number, cost: (tile: number, cell: number) => number): Uint8Array {
  const table = new Uint8Array(mostCells * mostCells)
  for (let tile = 1; tile < count; tile++) {
    for (let cell = 0; cell < count; cell++) table[tile * mostCells + cell] = cost(tile, cell)
  }
  return table
}
