import FlatQueue from 'flatqueue'
import { cells, columns, digitsOf, neighbours, slots, states, weight } from './eightPuzzle'
import type { Untraced } from './eightPuzzle'
import { emptyTable, slotOf } from './openAddressing'

// More than any board is put into the queue, so that f decides before the order of arrival.
const places = 2 ** 32

/**
 * A* with the Manhattan distance for the 8-puzzle as one would write it by hand when nothing is to
 * be seen but the answer: a board is its nine-digit number and gets an index when it is first
 * reached, the table uses open addressing, the queue is a heap, and a board that is reached more
 * cheaply is queued once more. Equal f go by the order in which boards were first reached.
 */
export function untracedAStar(start: number, goal: number): Untraced {
  const distance = distanceTable(goal)
  const boards = new Int32Array(states)
  const blanks = new Uint8Array(states)
  const moves = new Uint8Array(states)
  const heuristicValues = new Uint8Array(states)
  const closed = new Uint8Array(states)
  const table = emptyTable(slots)
  const queue = new FlatQueue<number>()

  boards[0] = start
  const digits = digitsOf(start)
  blanks[0] = digits.indexOf('0')
  heuristicValues[0] = [...digits].reduce(
    (sum, tile, cell) => sum + distance[Number(tile) * cells + cell],
    0,
  )
  table[slotOf(table, boards, start, start)] = 0
  queue.push(0, heuristicValues[0] * places)
  let reached = 1
  let expanded = 0

  for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
    if (closed[index]) continue
    const board = boards[index]
    if (board === goal) return { moves: moves[index], reached, expanded }
    closed[index] = 1
    expanded++
    const blank = blanks[index]
    const g = moves[index] + 1
    const reachable = neighbours[blank]
    for (let i = 0; i < reachable.length; i++) {
      const from = reachable[i]
      const tile = ((board / weight[from]) | 0) % 10
      const child = board + tile * (weight[blank] - weight[from])
      const slot = slotOf(table, boards, child, child)
      let at = table[slot]
      if (at < 0) {
        at = reached++
        table[slot] = at
        boards[at] = child
        blanks[at] = from
        heuristicValues[at] =
          heuristicValues[index] + distance[tile * cells + blank] - distance[tile * cells + from]
      } else if (g >= moves[at]) {
        continue
      }
      moves[at] = g
      queue.push(at, (g + heuristicValues[at]) * places + at)
    }
  }
  return { moves: -1, reached, expanded }
}

/** Steps from each cell to where a tile belongs: `table[tile * cells + cell]`. */
function distanceTable(goal: number): Uint8Array {
  const home = digitsOf(goal)
  const table = new Uint8Array(cells * cells)
  for (let tile = 1; tile < cells; tile++) {
    const end = home.indexOf(String(tile))
    for (let cell = 0; cell < cells; cell++) {
      const down = Math.abs(Math.floor(cell / columns) - Math.floor(end / columns))
      table[tile * cells + cell] = down + Math.abs((cell % columns) - (end % columns))
    }
  }
  return table
}
