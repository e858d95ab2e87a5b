import { depthOf, digitsOf, neighbours, slots, states, weight } from './eightPuzzle'
import type { Untraced } from './eightPuzzle'
import { emptyTable, slotOf } from './openAddressing'

/**
 * Breadth-first search for the 8-puzzle as one would write it by hand when nothing is to be seen
 * but the answer: a board is its nine-digit number, the queue is an array, the table of reached
 * boards uses open addressing, and the goal is tested when a board is generated.
 */
export function untracedBreadthFirst(start: number, goal: number): Untraced {
  const queue = new Int32Array(states)
  const blanks = new Uint8Array(states)
  const parent = new Int32Array(states)
  const table = emptyTable(slots)
  queue[0] = start
  blanks[0] = digitsOf(start).indexOf('0')
  parent[0] = -1
  table[slotOf(table, queue, start, start)] = 0
  let length = 1
  if (start === goal) return { moves: 0, reached: 1, expanded: 0 }
  for (let head = 0; head < length; head++) {
    const board = queue[head]
    const blank = blanks[head]
    const reachable = neighbours[blank]
    for (let i = 0; i < reachable.length; i++) {
      const from = reachable[i]
      const tile = ((board / weight[from]) | 0) % 10
      const child = board + tile * (weight[blank] - weight[from])
      const slot = slotOf(table, queue, child, child)
      if (table[slot] >= 0) continue
      table[slot] = length
      queue[length] = child
      blanks[length] = from
      parent[length] = head
      length++
      if (child === goal) {
        return { moves: depthOf(parent, length - 1), reached: length, expanded: head + 1 }
      }
    }
  }
  return { moves: -1, reached: length, expanded: length }
}
