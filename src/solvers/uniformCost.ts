import { bestFirst } from './bestFirst'
import type { Search, Solver, Steps } from './solver'

/**
 * Uniform-cost search expands the node whose path has cost least.
 *
 * Source: E. W. Dijkstra, "A note on two problems in connexion with graphs", Numerische Mathematik 1
 * (1959), 269–271.
 */
export function uniformCost(search: Search<[]>): Steps {
  const { tree } = search
  return bestFirst(search, (node) => tree.g(node))
}

export const uniformCostSolver = {
  id: 'uniform-cost',
  source: 'bestFirst.ts',
  options: [],
  frontier: { order: 'priority', by: 'g' },
  goalTest: () => 'expansion',
  optimality: () => 'optimal',
  run: uniformCost,
} as const satisfies Solver<[]>
