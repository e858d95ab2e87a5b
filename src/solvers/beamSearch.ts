import { PriorityQueue } from '../structures/priorityQueue'
import { notReached } from '../structures/reachedTable'
import type { Search, Solver, Steps } from './solver'

/**
 * Beam search goes down level by level, like breadth-first search, but keeps of each level only the
 * nodes that are estimated to be nearest to the goal: no more than the beam is wide. It drops all
 * others, and so may miss a short solution, or every solution.
 *
 * Of equal h the one generated first is kept. The goal is tested when a node is generated.
 *
 * Source: B. Lowerre, The HARPY speech recognition system, Carnegie Mellon University, 1976;
 * R. Bisiani, "Beam search", Encyclopedia of Artificial Intelligence, 1987, 56–58.
 */
export function* beam({ tree, reached, options }: Search<typeof choices>): Steps {
  let dropped = false
  const frontier = new PriorityQueue()
  const nextLevel = new PriorityQueue()
  const root = tree.root()
  if (tree.isGoal(root)) return tree.solve(root)
  reached.add(root)
  frontier.push(root, tree.h(root))

  while (!frontier.isEmpty()) {
    while (!frontier.isEmpty()) {
      const node = frontier.pop()
      yield tree.expand(node)

      for (const child of tree.children(node)) {
        const twin = reached.find(child)
        if (twin !== notReached) {
          tree.prune(child, 'reached', twin)
          continue
        }
        reached.add(child)
        const h = tree.h(child)
        if (tree.isGoal(child)) return tree.solve(child)
        nextLevel.push(child, h)
      }
    }
    while (!nextLevel.isEmpty() && frontier.length < options.width) {
      const node = nextLevel.pop()
      frontier.push(node, tree.h(node))
    }
    while (!nextLevel.isEmpty()) {
      tree.drop(nextLevel.pop(), 'beam-full')
      dropped = true
    }
  }
  return { kind: dropped ? 'limit' : 'exhausted' }
}

const choices = [
  { kind: 'heuristic', name: 'heuristic' },
  { kind: 'number', name: 'width', range: [1, 1_000_000], default: 10 },
] as const

export const beamSolver = {
  id: 'beam',
  source: 'beamSearch.ts',
  options: choices,
  frontier: { order: 'priority', by: 'h', byLevel: true },
  goalTest: () => 'generation',
  optimality: () => 'none',
  run: beam,
} as const satisfies Solver<typeof choices>
