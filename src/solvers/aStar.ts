import { bestFirst } from './bestFirst'
import type { Search, Solver, Steps } from './solver'

/**
 * A* is best-first search by f = g + h: g is what the path has cost, and h what is estimated to
 * remain. With a heuristic that is never too high its solution is a cheapest one.
 *
 * Source: P. E. Hart, N. J. Nilsson and B. Raphael, "A formal basis for the heuristic determination
 * of minimum cost paths", IEEE Transactions on Systems Science and Cybernetics 4 (1968), 100–107.
 */
export function aStar(search: Search<typeof choices>): Steps {
  const { tree } = search
  return bestFirst(search, (node) => tree.g(node) + tree.h(node))
}

const choices = [{ kind: 'heuristic', name: 'heuristic' }] as const

export const aStarSolver = {
  id: 'a-star',
  source: 'bestFirst.ts',
  options: choices,
  frontier: { order: 'priority', by: 'f' },
  goalTest: () => 'expansion',
  optimality: (_, heuristic) => (heuristic?.admissible ? 'optimal' : 'none'),
  run: aStar,
} as const satisfies Solver<typeof choices>
