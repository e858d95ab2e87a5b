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
  /** Moves of a shortest solution, -1 where there is none. */
  readonly moves: number
  readonly reached: number
  readonly expanded: number
}

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
  blanks[0] = String(start).padStart(cells, '0').indexOf('0')
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

function depthOf(parent: Int32Array, node: number): number {
  let depth = 0
  for (let at = node; parent[at] >= 0; at = parent[at]) depth++
  return depth
}
