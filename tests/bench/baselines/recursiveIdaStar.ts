import { blankNeighbours } from './blankNeighbours'

const columns = 4
const cells = 16
const neighbours = blankNeighbours(columns, columns)

/** Steps from each cell to where a tile belongs: `distance[tile * cells + cell]`. */
const distance = Uint8Array.from({ length: cells * cells }, (_, at) => {
  const [tile, cell] = [Math.floor(at / cells), at % cells]
  if (tile === 0) return 0
  const end = tile - 1
  const down = Math.abs(Math.floor(cell / columns) - Math.floor(end / columns))
  return down + Math.abs((cell % columns) - (end % columns))
})

export interface Deepened {
  /** Moves of a shortest solution. */
  readonly moves: number
  /** Nodes expanded at each limit. */
  readonly expanded: readonly number[]
}

/**
 * IDA* with the Manhattan distance for the 15-puzzle as a plain recursive function: the board is
 * one array in which tiles are moved there and back, and h follows the tile that moved.
 */
export function recursiveIdaStar(start: readonly number[]): Deepened {
  const board = Uint8Array.from(start)
  const expanded: number[] = []
  let limit = 0
  let leastOver = start.reduce((sum, tile, cell) => sum + distance[tile * cells + cell], 0)
  let count = 0
  if (leastOver === 0) return { moves: 0, expanded }

  function isSolvedBelow(moves: number, h: number, blank: number, before: number): boolean {
    count++
    const reachable = neighbours[blank]
    for (let i = 0; i < reachable.length; i++) {
      const from = reachable[i]
      if (from === before) continue
      const tile = board[from]
      const next = h + distance[tile * cells + blank] - distance[tile * cells + from]
      const f = moves + 1 + next
      if (f > limit) {
        if (f < leastOver) leastOver = f
        continue
      }
      if (next === 0) return true
      board[blank] = tile
      board[from] = 0
      if (isSolvedBelow(moves + 1, next, from, blank)) return true
      board[from] = tile
      board[blank] = 0
    }
    return false
  }

  for (;;) {
    limit = leastOver
    leastOver = Number.POSITIVE_INFINITY
    count = 0
    const found = isSolvedBelow(0, distanceOf(board), board.indexOf(0), -1)
    expanded.push(count)
    if (found) return { moves: limit, expanded }
  }
}

function distanceOf(board: Uint8Array): number {
  return board.reduce((sum, tile, cell) => sum + distance[tile * cells + cell], 0)
}
