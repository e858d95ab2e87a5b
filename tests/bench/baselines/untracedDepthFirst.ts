import { emptyTable, slotOf } from './openAddressing'

const states = 181_440
const slots = 1 << 19
const columns = 3
const cells = 9
const neighbours: readonly (readonly number[])[] = Array.from({ length: cells }, (_, cell) => [
  ...(cell >= columns ? [cell - columns] : []),
  ...(cell % columns > 0 ? [cell - 1] : []),
  ...(cell % columns < columns - 1 ? [cell + 1] : []),
  ...(cell + columns < cells ? [cell + columns] : []),
])
const weight = Int32Array.from({ length: cells }, (_, cell) => 10 ** (cells - 1 - cell))

export interface Untraced {
  /** Moves of the solution that is found, -1 where there is none. */
  readonly moves: number
  readonly reached: number
  readonly expanded: number
}

/**
 * Depth-first search for the 8-puzzle as one would write it by hand when nothing is to be seen but
 * the answer: a board is its nine-digit number, the stack holds indexes, the table of reached boards
 * uses open addressing, and the goal is tested when a board is taken from the stack.
 */
export function untracedDepthFirst(start: number, goal: number): Untraced {
  const boards = new Int32Array(states)
  const blanks = new Uint8Array(states)
  const parent = new Int32Array(states)
  const stack = new Int32Array(states)
  const table = emptyTable(slots)
  boards[0] = start
  blanks[0] = String(start).padStart(cells, '0').indexOf('0')
  parent[0] = -1
  table[slotOf(table, boards, start, start)] = 0
  let reached = 1
  let expanded = 0
  let height = 1
  while (height > 0) {
    const index = stack[--height]
    const board = boards[index]
    if (board === goal) return { moves: depthOf(parent, index), reached, expanded }
    expanded++
    const blank = blanks[index]
    const reachable = neighbours[blank]
    for (let i = 0; i < reachable.length; i++) {
      const from = reachable[i]
      const tile = ((board / weight[from]) | 0) % 10
      const child = board + tile * (weight[blank] - weight[from])
      const slot = slotOf(table, boards, child, child)
      if (table[slot] >= 0) continue
      table[slot] = reached
      boards[reached] = child
      blanks[reached] = from
      parent[reached] = index
      stack[height++] = reached++
    }
  }
  return { moves: -1, reached, expanded }
}

function depthOf(parent: Int32Array, node: number): number {
  let depth = 0
  for (let at = node; parent[at] >= 0; at = parent[at]) depth++
  return depth
}
