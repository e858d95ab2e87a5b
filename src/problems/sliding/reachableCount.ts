import { cellCount } from './board'
import type { BoardSize } from './board'

/** Up to this number of cells all boards fit into memory, and are found in little time. */
const mostCells = 9

/** True where there are few enough boards to list them all. */
export function canTabulate(size: BoardSize): boolean {
  return cellCount(size) <= mostCells
}

/** How many boards can reach a goal: half of all orders of the tiles, for the others have the wrong parity. */
export function reachableCount(size: BoardSize): number {
  let count = 1
  for (let cells = 3; cells <= cellCount(size); cells++) count *= cells
  return count
}
