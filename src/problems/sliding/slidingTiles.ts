import type { Problem } from '../problem'
import type { Scene } from '../scene'
import type { Direction } from '../told'
import { cellCount } from './board'
import type { BoardSize, Cells } from './board'
import { formatBoard } from './boardText'
import { createTileHeuristics } from './heuristics'
import { blankDestinations } from './moveOrder'
import type { MoveOrder } from './moveOrder'
import { createPacking } from './packing'
import { parity } from './parity'

export interface SlidingTilesOptions {
  readonly size: BoardSize
  readonly start: Cells
  readonly goal: Cells
  readonly order: MoveOrder
}

/**
 * The 8-puzzle and its relatives: tiles slide into the one blank cell. An action is the index of
 * the cell that the blank moves to.
 */
export function createSlidingTiles({ size, start, goal, order }: SlidingTilesOptions): Problem {
  const packing = createPacking(cellCount(size))
  const { lowWeight, highWeight } = packing
  const destinations = blankDestinations(size, order)
  const startState = packing.pack(start)
  const goalState = packing.pack(goal)
  const cells = new Uint8Array(cellCount(size))

  const unpacked = (low: number, high: number): Cells => {
    packing.unpack(low, high, cells)
    return Array.from(cells)
  }

  return {
    settings: {
      problem: slidingName(size),
      start: formatBoard(start),
      goal: formatBoard(goal),
      order,
    },
    start: startState,
    goal: goalState,
    reversible: true,
    heuristics: createTileHeuristics(size, goal, packing),
    isGoal: (low, high) => low === goalState.low && high === goalState.high,
    successors(low, high, into) {
      into.clear()
      const blank = packing.blankOf(low, high)
      const reachable = destinations[blank]
      for (let i = 0; i < reachable.length; i++) {
        const from = reachable[i]
        const tile = packing.tileAt(low, high, from)
        into.add(
          (low + Math.imul(tile, lowWeight[blank] - lowWeight[from])) | 0,
          (high + Math.imul(tile, highWeight[blank] - highWeight[from])) | 0,
          from,
        )
      }
    },
    describe(state, action) {
      const board = unpacked(state.low, state.high)
      const piece = String(board[action])
      return { kind: 'slide', piece, path: [direction(action, board.indexOf(0))] }
    },
    draw: (state) => drawBoard(size, unpacked(state.low, state.high), goal),
    format: (state) => formatBoard(unpacked(state.low, state.high)),
    notation: (state, action) => String(unpacked(state.low, state.high)[action]),
    solvability: () => parity(size, start, goal),
  }
}

/** The name of a board size in addresses and commands, columns first: `sliding-3x3`. */
export function slidingName({ columns, rows }: BoardSize): string {
  return `sliding-${columns}x${rows}`
}

function direction(from: number, to: number): Direction {
  if (to === from + 1) return 'right'
  if (to === from - 1) return 'left'
  return to > from ? 'down' : 'up'
}

/** The picture of a board; tiles that stand as in the goal are marked. */
export function drawBoard({ columns, rows }: BoardSize, cells: Cells, goal: Cells): Scene {
  return {
    columns,
    rows,
    parts: cells.map((tile, cell) => ({
      shape: tile === 0 ? 'hollow' : 'tile',
      x: cell % columns,
      y: Math.floor(cell / columns),
      width: 1,
      height: 1,
      label: tile === 0 ? '' : String(tile),
      home: goal[cell] === tile,
    })),
  }
}
