import { Queue } from '../structures/queue'
import { notReached } from '../structures/reachedTable'
import type { Search, Solver, Steps } from './solver'

/**
 * Bidirectional breadth-first search grows a tree from the start and one from the goal. Both share
 * a queue and a table, and every node knows its side. A child whose state the other side has
 * reached joins the two trees, and the path through both is the solution.
 *
 * It needs one goal state, and moves that can be undone.
 *
 * Source: I. Pohl, "Bi-directional search", Machine Intelligence 6 (1971), 127–140.
 */
export function* bidirectional({ tree, reached }: Search<[]>): Steps {
  const frontier = new Queue()
  const root = tree.root()
  if (tree.isGoal(root)) return tree.solve(root)
  reached.add(root)
  frontier.enqueue(root)
  const goal = tree.root('backward')
  reached.add(goal)
  frontier.enqueue(goal)

  while (!frontier.isEmpty()) {
    const node = frontier.dequeue()
    yield tree.expand(node)

    for (const child of tree.children(node)) {
      const twin = reached.find(child)
      if (twin !== notReached) {
        if (tree.side(twin) !== tree.side(child)) return tree.solve(child, twin)
        tree.prune(child, 'reached', twin)
        continue
      }
      reached.add(child)
      frontier.enqueue(child)
    }
  }
  return { kind: 'exhausted' }
}

export const bidirectionalSolver = {
  id: 'bidirectional',
  source: 'bidirectional.ts',
  options: [],
  frontier: { order: 'queue' },
  ignoresCosts: true,
  goalTest: () => 'generation',
  optimality: () => 'optimal',
  twoSided: true,
  run: bidirectional,
} as const satisfies Solver<[]>
