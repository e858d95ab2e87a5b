import { PriorityQueue } from '../../structures/priorityQueue'
import type { Adjacency } from './graph'

/**
 * What it costs at least to come from a node to each of the others, in units; infinite where no way
 * leads there.
 *
 * Source: E. W. Dijkstra, "A note on two problems in connexion with graphs", Numerische Mathematik 1
 * (1959), 269–271.
 */
export function cheapestCosts({ first, target, cost }: Adjacency, from: number): Float64Array {
  const least = new Float64Array(first.length - 1).fill(Number.POSITIVE_INFINITY)
  // The queue holds entries by number, for a node may come to wait once more at less cost.
  const frontier = new PriorityQueue()
  const waiting: { readonly node: number; readonly cost: number }[] = []
  const enqueue = (node: number, cost: number) => {
    least[node] = cost
    frontier.push(waiting.push({ node, cost }) - 1, cost)
  }
  enqueue(from, 0)
  while (!frontier.isEmpty()) {
    const { node, cost: sumHere } = waiting[frontier.pop()]
    if (sumHere > least[node]) continue
    for (let way = first[node]; way < first[node + 1]; way++) {
      const to = target[way]
      const sum = least[node] + cost[way]
      if (sum < least[to]) enqueue(to, sum)
    }
  }
  return least
}
