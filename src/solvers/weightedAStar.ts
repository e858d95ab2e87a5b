import { bestFirst } from './bestFirst'
import type { Search, Solver, Steps } from './solver'

/**
 * Weighted A* is best-first search by f = g + w × h: what is estimated to remain counts w times, and
 * so the search hurries towards the goal. With a heuristic that is never too high its solution has
 * at most w times the cost of a cheapest one.
 *
 * Source: I. Pohl, "Heuristic search viewed as path finding in a graph", Artificial Intelligence 1
 * (1970), 193–204.
 */
export function weightedAStar(search: Search<typeof choices>): Steps {
  const { tree, options } = search
  return bestFirst(search, (node) => weightedF(tree.g(node), tree.h(node), options.weight))
}

// In whole hundredths: sums of decimals can differ where they should be equal.
function weightedF(g: number, h: number, weight: number): number {
  return (100 * g + Math.round(100 * weight) * h) / 100
}

const choices = [
  { kind: 'heuristic', name: 'heuristic' },
  { kind: 'number', name: 'weight', range: [1, 10], default: 2, decimals: 2 },
] as const

export const weightedAStarSolver = {
  id: 'weighted-a-star',
  source: 'bestFirst.ts',
  options: choices,
  frontier: { order: 'priority', by: 'f' },
  f: (g, h, { weight }) => weightedF(g, h, weight),
  goalTest: () => 'expansion',
  optimality: ({ weight }, heuristic) =>
    !heuristic?.admissible ? 'none' : weight === 1 ? 'optimal' : { atMost: weight },
  run: weightedAStar,
} as const satisfies Solver<typeof choices>
