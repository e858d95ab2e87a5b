import { createRandom } from '../random'
import { Successors } from '../successors'
import { cellCount } from './board'
import type { BoardSize, Cells } from './board'
import { moveOrders } from './moveOrder'
import { createPacking } from './packing'
import { createSlidingTiles } from './slidingTiles'

/** Up to this number of cells all boards fit into memory, and are found in little time. */
const mostCells = 9

/** Every board that can reach a goal, by how many moves it needs. */
export interface Distances {
  readonly size: BoardSize
  /** The boards as words, the nearest first. */
  readonly boards: Int32Array
  /** For each distance where its boards begin; last, how many boards there are. */
  readonly firsts: readonly number[]
}

/** True where there are few enough boards to list them all. */
export function canTabulate(size: BoardSize): boolean {
  return cellCount(size) <= mostCells
}

/**
 * Lists all boards by one breadth-first search from the goal, where moves can be undone. It pauses
 * after each distance, so that a page can do other things between.
 *
 * @param size one that `canTabulate` says true of
 */
export function* tabulateDistances(size: BoardSize, goal: Cells): Generator<void, Distances> {
  const problem = createSlidingTiles({ size, start: goal, goal, order: moveOrders[0] })
  const successors = new Successors()
  const boards = new Int32Array(reachableCount(size))
  boards[0] = problem.start.low
  const reached = new Set([problem.start.low])
  const firsts = [0]
  for (let from = 0, found = 1; from < found;) {
    const end = found
    firsts.push(end)
    for (; from < end; from++) {
      problem.successors(boards[from], 0, successors)
      for (let i = 0; i < successors.count; i++) {
        const board = successors.low[i]
        if (reached.has(board)) continue
        reached.add(board)
        boards[found++] = board
      }
    }
    yield
  }
  return { size, boards, firsts }
}

/** How many moves the farthest boards need. */
export function largestDistance({ firsts }: Distances): number {
  return firsts.length - 2
}

/** How many boards are at a distance from the goal, in moves. */
export function countAtDistance({ firsts }: Distances, distance: number): number {
  return distance in firsts ? (firsts.at(distance + 1) ?? firsts[distance]) - firsts[distance] : 0
}

/** A random board among those at a distance; the same for the same seed. */
export function randomBoardAtDistance(
  distances: Distances,
  distance: number,
  seed: number,
): Cells | undefined {
  const { size, boards, firsts } = distances
  const count = countAtDistance(distances, distance)
  if (count === 0) return undefined
  const board = boards[firsts[distance] + Math.floor(createRandom(seed)() * count)]
  const cells = new Uint8Array(cellCount(size))
  createPacking(cells.length).unpack(board, 0, cells)
  return Array.from(cells)
}

/** How many boards can reach a goal: half of all orders of the tiles, for the others have the wrong parity. */
export function reachableCount(size: BoardSize): number {
  let count = 1
  for (let cells = 3; cells <= cellCount(size); cells++) count *= cells
  return count
}
