import { PriorityQueue } from '../structures/priorityQueue'
import { notReached } from '../structures/reachedTable'
import type { Node, Search, Steps } from './solver'

/**
 * Best-first search expands the node with the least value. A* is it with f = g + h (moves made and
 * moves estimated to remain), greedy search with h alone, uniform-cost search with g alone. The
 * goal is tested when a node is taken.
 *
 * A child that reaches a state more cheaply than before supersedes the node that did: while that
 * one waits the child takes its place in the order of arrival, else the state is opened again.
 * Equal values go by that order, the earliest first.
 *
 * Source: P. E. Hart, N. J. Nilsson and B. Raphael, "A formal basis for the heuristic determination
 * of minimum cost paths", IEEE Transactions on Systems Science and Cybernetics 4 (1968), 100–107.
 */
function* bestFirst({ tree, reached }: Search, value: (node: Node) => number): Steps {
  const frontier = new PriorityQueue()
  const places = new Map<Node, number>()
  const root = tree.root()
  reached.add(root)
  frontier.push(root, value(root), root)

  while (!frontier.isEmpty()) {
    const node = frontier.pop()
    if (tree.isSuperseded(node)) continue
    if (tree.isGoal(node)) return tree.solve(node)
    if (tree.expand(node)) yield

    for (const child of tree.children(node)) {
      const twin = reached.find(child)
      if (twin === notReached) {
        reached.add(child)
      } else if (tree.depth(child) < tree.depth(twin)) {
        if (!tree.hasLeft(twin)) places.set(child, places.get(twin) ?? twin)
        tree.supersede(twin, child)
        reached.replace(twin, child)
      } else {
        tree.prune(child, 'reached', twin)
        continue
      }
      frontier.push(child, value(child), places.get(child) ?? child)
    }
  }
  return { kind: 'exhausted' }
}

export function aStar(search: Search): Steps {
  const { tree } = search
  return bestFirst(search, (node) => tree.depth(node) + tree.h(node))
}

export function greedy(search: Search): Steps {
  const { tree } = search
  return bestFirst(search, (node) => tree.h(node))
}

export function uniformCost(search: Search): Steps {
  const { tree } = search
  return bestFirst(search, (node) => tree.depth(node))
}
