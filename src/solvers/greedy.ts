import { bestFirst } from './bestFirst'
import type { Search, Solver, Steps } from './solver'

/**
 * Greedy best-first search expands the node that is estimated to be nearest to the goal, whatever
 * it took to come there.
 *
 * Source: S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach, section 3.5.
 */
export function greedy(search: Search<typeof choices>): Steps {
  const { tree } = search
  return bestFirst(search, (node) => tree.h(node))
}

const choices = [{ kind: 'heuristic', name: 'heuristic' }] as const

export const greedySolver = {
  id: 'greedy',
  source: 'bestFirst.ts',
  options: choices,
  frontier: { order: 'priority', by: 'h' },
  goalTest: () => 'expansion',
  optimality: () => 'none',
  run: greedy,
} as const satisfies Solver<typeof choices>
