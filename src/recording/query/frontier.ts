import type { Node, Solver } from '../../solvers/solver'
import { inPlaceOrder } from './places'
import type { Recording } from '../recording'
import { waitingAt } from './waiting'

/** The nodes that wait in the frontier at a step, the one that leaves next in front. */
export function frontierAt(
  recording: Recording,
  step: number,
  order: Solver['frontier'],
): Int32Array {
  const waiting = waitingAt(recording, step)
  if (order === 'queue') return waiting
  if (order === 'stack') return waiting.reverse()
  if (order === 'path') return newestFamilyFirst(recording, waiting)
  return leastFirst(recording, inPlaceOrder(recording, waiting, step), order)
}

function newestFamilyFirst({ columns: { parent } }: Recording, waiting: Int32Array): Int32Array {
  return waiting.sort((one, other) => parent[other] - parent[one] || one - other)
}

/** Puts nodes in order of a value; those of the same value stay in order of arrival. */
function leastFirst(
  { columns: { depth, h } }: Recording,
  waiting: Int32Array,
  order: 'least-f' | 'least-g' | 'least-h',
): Int32Array {
  const valueOf = {
    'least-f': (node: Node) => depth[node] + h[node],
    'least-g': (node: Node) => depth[node],
    'least-h': (node: Node) => h[node],
  }[order]
  // The values are small whole numbers: counting them is faster than comparing nodes.
  const starts: number[] = [0]
  for (const node of waiting) {
    const after = valueOf(node) + 1
    while (starts.length <= after) starts.push(0)
    starts[after]++
  }
  for (let value = 1; value < starts.length; value++) starts[value] += starts[value - 1]
  const sorted = new Int32Array(waiting.length)
  for (const node of waiting) sorted[starts[valueOf(node)]++] = node
  return sorted
}
