import { notReached } from '../structures/reachedTable'
import { Stack } from '../structures/stack'
import type { Search, Solver, Steps } from './solver'

/**
 * Depth-first search expands the node generated last, and so goes down until it can go no further.
 * It keeps all states it has reached, and prunes a child whose state is among them. Whatever goal
 * it meets first may lie very deep.
 *
 * A depth limit, if there is one, prunes the children that are deeper.
 *
 * Source: S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach, section 3.4.
 */
export function* depthFirst({ tree, reached, options }: Search<typeof choices>): Steps {
  let cut = false
  const frontier = new Stack()
  const root = tree.root()
  reached.add(root)
  frontier.push(root)

  while (!frontier.isEmpty()) {
    const node = frontier.pop()
    if (tree.isGoal(node)) return tree.solve(node)
    yield tree.expand(node)

    for (const child of tree.children(node)) {
      if (tree.depth(child) > options.limit) {
        // One whose state was reached before leaves nothing out.
        cut ||= reached.find(child) === notReached
        tree.prune(child, 'depth-limit')
        continue
      }
      const twin = reached.find(child)
      if (twin !== notReached) {
        tree.prune(child, 'reached', twin)
        continue
      }
      reached.add(child)
      frontier.push(child)
    }
  }
  return { kind: cut ? 'limit' : 'exhausted' }
}

const choices = [{ kind: 'number', name: 'limit', range: [1, 1_000_000], default: 'none' }] as const

export const depthFirstSolver = {
  id: 'depth-first',
  source: 'depthFirst.ts',
  options: choices,
  frontier: { order: 'stack' },
  ignoresCosts: true,
  goalTest: () => 'expansion',
  optimality: () => 'none',
  run: depthFirst,
} as const satisfies Solver<typeof choices>
