import { depthOf, digitsOf, neighbours, slots, states, weight } from './eightPuzzle'
import type { Untraced } from './eightPuzzle'
import { emptyTable, slotOf } from './openAddressing'

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
  blanks[0] = digitsOf(start).indexOf('0')
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
