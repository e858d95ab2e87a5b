import type { FrontierOrder, PriorityOrder } from '../frontierOrder'
import { inPlaceOrder } from './places'
import type { Recording } from '../recording'
import { waitingAt } from './waiting'

const largestCounted = 1 << 16

/** The nodes that wait in the frontier at a step, the one that leaves next in front. */
export function frontierAt(recording: Recording, step: number, order: FrontierOrder): Int32Array {
  const waiting = waitingAt(recording, step)
  if (order === 'queue') return waiting
  if (order === 'stack') return waiting.reverse()
  if (order === 'path') return newestSiblingsFirst(recording, waiting)
  return leastFirst(recording, inPlaceOrder(recording, waiting, step), order)
}

function newestSiblingsFirst({ columns: { parent } }: Recording, waiting: Int32Array): Int32Array {
  return waiting.sort((one, other) => parent[other] - parent[one] || one - other)
}

/** Puts nodes in order of priority; those of the same one stay in order of arrival. */
function leastFirst(
  { columns: { depth, h } }: Recording,
  waiting: Int32Array,
  order: PriorityOrder,
): Int32Array {
  const priorities = Float64Array.from(waiting, (node) => order.priority(depth[node], h[node]))
  const sorted = inOrder(waiting, priorities)
  // Sorting is stable: what has the same depth stays in order of priority.
  return order.byLevel
    ? inOrder(
        sorted,
        Float64Array.from(sorted, (node) => depth[node]),
      )
    : sorted
}

/**
 * Sorts nodes by values, which are few: counting those of each is faster than comparing nodes.
 *
 * @param values in the order of the nodes
 */
function inOrder(nodes: Int32Array, values: Float64Array): Int32Array {
  const ranks = isCountable(values) ? values : ranksOf(values)
  const starts: number[] = [0]
  for (const rank of ranks) {
    while (starts.length <= rank + 1) starts.push(0)
    starts[rank + 1]++
  }
  for (let rank = 1; rank < starts.length; rank++) starts[rank] += starts[rank - 1]
  const sorted = new Int32Array(nodes.length)
  for (let i = 0; i < nodes.length; i++) sorted[starts[ranks[i]]++] = nodes[i]
  return sorted
}

/** Whether values are whole numbers, and so small that they can be counted as they are. */
function isCountable(values: Float64Array): boolean {
  return values.every((value) => value >= 0 && value < largestCounted && Number.isInteger(value))
}

/** For each value how many smaller ones there are, equal ones counted once. */
function ranksOf(values: Float64Array): Float64Array {
  const distinct = Float64Array.from(new Set(values)).sort()
  const rankOf = new Map(Array.from(distinct, (value, rank) => [value, rank]))
  return values.map((value) => rankOf.get(value) ?? 0)
}
