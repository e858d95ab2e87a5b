import { firstAtLeast } from '../bisect'

/**
 * Nodes in order of a value, the least first. Those of the same value stay as they were.
 *
 * @param valueOf any finite number; small whole numbers are sorted fastest
 */
export function sortedBy(nodes: Int32Array, valueOf: (node: number) => number): Int32Array {
  const values = new Float64Array(nodes.length)
  for (let at = 0; at < nodes.length; at++) values[at] = valueOf(nodes[at])
  return inOrderOf(ranksOf(values), nodes)
}

/** Numbers as whole numbers from 0, in the same order. */
function ranksOf(values: Float64Array): Uint32Array {
  const ranks = new Uint32Array(values.length)
  const least = values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
  const most = values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
  if (most - least <= 2 * values.length && values.every(Number.isInteger)) {
    for (let at = 0; at < values.length; at++) ranks[at] = values[at] - least
    return ranks
  }
  const distinct = distinctOf(values)
  for (let at = 0; at < values.length; at++) {
    ranks[at] = firstAtLeast(distinct, values[at], 0, distinct.length)
  }
  return ranks
}

/** The different numbers among some, ascending. */
function distinctOf(values: Float64Array): Float64Array {
  const sorted = values.toSorted()
  let count = 0
  for (const value of sorted)
    if (count === 0 || value !== sorted[count - 1]) sorted[count++] = value
  return sorted.subarray(0, count)
}

/** Nodes in order of their ranks: how many there are of each rank says where each one stands. */
function inOrderOf(ranks: Uint32Array, nodes: Int32Array): Int32Array {
  const most = ranks.reduce((one, other) => Math.max(one, other), 0)
  const starts = new Uint32Array(most + 2)
  for (const rank of ranks) starts[rank + 1]++
  for (let rank = 1; rank < starts.length; rank++) starts[rank] += starts[rank - 1]
  const sorted = new Int32Array(nodes.length)
  for (let at = 0; at < nodes.length; at++) sorted[starts[ranks[at]]++] = nodes[at]
  return sorted
}
