import type { Heuristic } from '../problem'
import { cellCount, gridDistance } from './board'
import type { BoardSize, Cells } from './board'
import { linearConflicts } from './linearConflicts'
import type { TilePacking } from './packing'

/** The ids of the heuristics, the default one first. */
export const slidingHeuristics = ['manhattan', 'linear-conflict', 'misplaced', 'sum'] as const
type HeuristicId = (typeof slidingHeuristics)[number]

const mostCells = 16

/** What a tile costs in each cell: `table[tile * mostCells + cell]`; the blank costs nothing. */
type CostTable = Uint8Array

/**
 * The heuristics of a board of sliding tiles: Manhattan distance, the same with linear conflicts, and
 * misplaced tiles are admissible; the sum of misplaced tiles and Manhattan distance is not.
 */
export function createTileHeuristics(
  size: BoardSize,
  goal: Cells,
  packing: TilePacking,
): readonly Heuristic[] {
  const cells = new Uint8Array(cellCount(size))
  const misplaced = costTable(cells.length, (tile, cell) => (goal[cell] === tile ? 0 : 1))
  const manhattan = costTable(cells.length, (tile, cell) =>
    gridDistance(size, cell, goal.indexOf(tile)),
  )
  const sum = manhattan.map((cost, at) => cost + misplaced[at])
  const conflicts = linearConflicts(size, goal)

  const heuristic = (id: HeuristicId, admissible: boolean, table: CostTable): Heuristic => ({
    id,
    admissible,
    of(low, high) {
      packing.unpack(low, high, cells)
      return sumOver(table, cells)
    },
    after(h, low, high, action) {
      const tile = packing.tileAt(low, high, action) * mostCells
      return h + table[tile + packing.blankOf(low, high)] - table[tile + action]
    },
  })

  return [
    heuristic('manhattan', true, manhattan),
    {
      id: 'linear-conflict',
      admissible: true,
      of(low, high) {
        packing.unpack(low, high, cells)
        return sumOver(manhattan, cells) + conflicts(cells)
      },
    },
    heuristic('misplaced', true, misplaced),
    heuristic('sum', false, sum),
  ]
}

function sumOver(table: CostTable, cells: Uint8Array): number {
  let sum = 0
  for (let cell = 0; cell < cells.length; cell++) sum += table[cells[cell] * mostCells + cell]
  return sum
}

function costTable(count: number, cost: (tile: number, cell: number) => number): CostTable {
  const table = new Uint8Array(mostCells * mostCells)
  for (let tile = 1; tile < count; tile++) {
    for (let cell = 0; cell < count; cell++) table[tile * mostCells + cell] = cost(tile, cell)
  }
  return table
}
