import { PriorityQueue } from '../structures/priorityQueue'
import { notReached } from '../structures/reachedTable'
import type { Node, Search, Steps } from './solver'

/**
 * Best-first search expands the node with the least value. A* is it with f = g + h (the cost of the
 * path and the cost estimated to remain), weighted A* with f = g + w × h, greedy search with h
 * alone, uniform-cost search with g alone. The goal is tested when a node is to be expanded.
 *
 * A child that reaches a state more cheaply than before supersedes the node that did: while that
 * one waits the child takes its place in the order of arrival, else the state is opened again.
 * Equal values go by that order, the earliest first.
 *
 * Source: P. E. Hart, N. J. Nilsson and B. Raphael, "A formal basis for the heuristic determination
 * of minimum cost paths", IEEE Transactions on Systems Science and Cybernetics 4 (1968), 100–107.
 */
export function* bestFirst({ tree, reached }: Search, value: (node: Node) => number): Steps {
  const frontier = new PriorityQueue()
  const root = tree.root()
  reached.add(root)
  frontier.push(root, value(root))

  while (!frontier.isEmpty()) {
    const node = frontier.pop()
    if (tree.isGoal(node)) return tree.solve(node)
    yield tree.expand(node)

    for (const child of tree.children(node)) {
      const twin = reached.find(child)
      if (twin === notReached) {
        reached.add(child)
        frontier.push(child, value(child))
      } else if (tree.g(child) < tree.g(twin)) {
        tree.supersede(twin, child)
        reached.replace(twin, child)
        frontier.replace(twin, child, value(child))
      } else {
        tree.prune(child, 'reached', twin)
      }
    }
  }
  return { kind: 'exhausted' }
}
