import type { Adjacency } from './adjacency'
import { atOnce } from './atOnce'
import { PriorityQueue } from './priorityQueue'

const nodesPerSlice = 4000

/**
 * What it costs at least to come to each node from the nearest of some, in units; infinite where no
 * way leads there.
 *
 * Source: E. W. Dijkstra, "A note on two problems in connexion with graphs", Numerische Mathematik 1
 * (1959), 269–271.
 */
export function cheapestCosts(graph: Adjacency, from: readonly number[]): Float64Array {
  return atOnce(cheapestCostsInSlices(graph, from))
}

/** The same, a little at a time: a generator that yields now and then, and ends with the costs. */
export function* cheapestCostsInSlices(
  { first, target, cost }: Adjacency,
  from: readonly number[],
): Generator<void, Float64Array> {
  const least = new Float64Array(first.length - 1).fill(Number.POSITIVE_INFINITY)
  // The queue holds entries by number, for a node may come to wait once more at less cost.
  const frontier = new PriorityQueue()
  const waiting: number[] = []
  const sums: number[] = []
  const enqueue = (node: number, sum: number) => {
    least[node] = sum
    sums.push(sum)
    frontier.push(waiting.push(node) - 1, sum)
  }
  for (const node of from) enqueue(node, 0)
  for (let popped = 1; !frontier.isEmpty(); popped++) {
    if (popped % nodesPerSlice === 0) yield
    const entry = frontier.pop()
    const node = waiting[entry]
    if (sums[entry] > least[node]) continue
    for (let way = first[node]; way < first[node + 1]; way++) {
      const sum = least[node] + cost[way]
      if (sum < least[target[way]]) enqueue(target[way], sum)
    }
  }
  return least
}
