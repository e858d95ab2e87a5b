import {
  Int32Log,
  Uint8Log,
  capacityOf,
  clearRows,
  createColumns,
  reserveRows,
} from '../../../src/recording/columns'
import { codeOf } from '../../../src/recording/reasonCodes'
import { digitsOf, neighbours, weight } from './eightPuzzle'
import { emptyTable, slotOf } from './openAddressing'

/** What was filled. */
export interface Filled {
  readonly rows: number
  readonly events: number
}

const reachedCode = codeOf('reached')
const fates = { waiting: 1, expanded: 2, pruned: 3 }
const calls = { expand: 1, prune: 2, enqueue: 3 }
const mostChildren = 4
const block = 1024

/**
 * The same breadth-first search by hand that also fills all that a recording of it holds: its columns,
 * which grow as they do there, its events with their calls, and what became of each node. One
 * function, no generator, nothing checked: so much the memory of a recording takes by itself.
 */
export function filledBreadthFirst(start: number, goal: number): Filled {
  const columns = createColumns()
  const expansions = new Int32Log()
  const numbers = new Uint8Log()
  const queue = new Int32Log()
  let fateOf: Uint8Array = new Uint8Array(capacityOf(columns))
  let table = emptyTable(1 << 12)
  let [reached, rows, cleared, events] = [1, 1, block, 1]
  clearRows(columns, 0, block)
  columns.low[0] = start
  columns.parent[0] = -1
  // An action is the cell that the blank moves to.
  columns.action[0] = digitsOf(start).indexOf('0')
  numbers.push(calls.enqueue)
  table[slotOf(table, columns.low, start, start)] = 0
  queue.push(0)

  for (let head = 0; head < queue.length; head++) {
    const node = queue.items[head]
    fateOf[node] = fates.expanded
    expansions.push(node)
    numbers.push(calls.expand)
    columns.leftAt[node] = events++
    if (rows + mostChildren > cleared) {
      reserveRows(columns, rows + mostChildren)
      fateOf = longer(fateOf, capacityOf(columns))
      const end = Math.max(rows + mostChildren, Math.min(capacityOf(columns), cleared + block))
      clearRows(columns, cleared, end)
      cleared = end
    }
    const board = columns.low[node]
    const depth = columns.depth[node] + 1
    const blank = columns.action[node]
    const reachable = neighbours[blank]
    for (let i = 0; i < reachable.length; i++) {
      const from = reachable[i]
      const tile = ((board / weight[from]) | 0) % 10
      const child = board + tile * (weight[blank] - weight[from])
      const row = rows++
      columns.low[row] = child
      columns.high[row] = 0
      columns.parent[row] = node
      columns.action[row] = from
      columns.depth[row] = depth
      columns.side[row] = 0
      columns.generatedAt[row] = events++
      const slot = slotOf(table, columns.low, child, child)
      if (table[slot] >= 0) {
        columns.reason[row] = reachedCode
        columns.twin[row] = table[slot]
        fateOf[row] = fates.pruned
        numbers.push(calls.prune)
        continue
      }
      table[slot] = row
      fateOf[row] = fates.waiting
      numbers.push(calls.enqueue)
      if (child === goal) return { rows, events }
      queue.push(row)
      reached++
      if (reached * 2 >= table.length) table = grown(table, columns.low)
    }
  }
  return { rows, events }
}

function longer(bytes: Uint8Array, length: number): Uint8Array {
  if (length <= bytes.length) return bytes
  const copy = new Uint8Array(length)
  copy.set(bytes)
  return copy
}

function grown(table: Int32Array, keys: Int32Array): Int32Array {
  const larger = emptyTable(table.length * 4)
  for (const row of table) {
    if (row >= 0) larger[slotOf(larger, keys, keys[row], keys[row])] = row
  }
  return larger
}
