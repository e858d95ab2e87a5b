import { notReached } from '../structures/reachedTable'
import { Stack } from '../structures/stack'
import type { Outcome, Search, Solver, Steps } from './solver'

/**
 * Iterative-deepening A* searches depth-first, and prunes every child whose f = g + h is over a
 * limit: g is what the path has cost, and h what is estimated to remain. The first limit is the
 * h of the start; the next is one more, or the least f that was over it. With an admissible
 * heuristic the first solution is a cheapest one. A child that closes a circle of moves that cost
 * nothing is pruned too.
 *
 * Source: R. E. Korf, "Depth-first iterative-deepening", Artificial Intelligence 27 (1985), 97–109.
 */
export function* idaStar({ problem, tree, options }: Search<typeof choices>): Steps {
  const mayUndo = options.undo === 'allowed'
  let found: Outcome | undefined
  let limit = tree.startH()
  let leastOver = limit
  const one = problem.costs?.one ?? 1

  while (leastOver < Number.POSITIVE_INFINITY && !found) {
    tree.beginIteration(limit)
    leastOver = Number.POSITIVE_INFINITY
    const frontier = new Stack()
    const root = tree.root()
    if (tree.isGoal(root)) return tree.solve(root)
    frontier.push(root)

    while (!frontier.isEmpty()) {
      const node = frontier.pop()
      yield tree.expand(node)

      const firstSibling = frontier.length
      for (const child of tree.children(node)) {
        if (!mayUndo && tree.undoes(child)) {
          tree.prune(child, 'undoes')
          continue
        }
        const f = tree.g(child) + tree.h(child)
        if (f > limit) {
          tree.prune(child, 'over-limit')
          if (f < leastOver) leastOver = f
        } else if (tree.isGoal(child)) {
          const solution = tree.solve(child)
          if (options.solutions === 'first') return solution
          found ??= solution
        } else {
          // No limit ends a circle that costs nothing.
          const twin = tree.closes(child)
          if (twin === notReached) frontier.push(child)
          else tree.prune(child, 'reached', twin)
        }
      }
      // The sibling pushed last would leave first: turned round, they leave as they were generated.
      frontier.reverseFrom(firstSibling)
    }
    limit = options.limits === 'by-one' ? limit + one : leastOver
  }
  return found ?? { kind: 'exhausted' }
}

const choices = [
  { kind: 'heuristic', name: 'heuristic' },
  { kind: 'choice', name: 'undo', values: ['never', 'allowed'] },
  { kind: 'choice', name: 'solutions', values: ['first', 'all'] },
  { kind: 'choice', name: 'limits', values: ['next-f', 'by-one'] },
] as const

export const idaStarSolver = {
  id: 'ida-star',
  source: 'idaStar.ts',
  options: choices,
  frontier: { order: 'path' },
  goalTest: () => 'generation',
  // A limit that is one higher may pass over several costs that lie between.
  optimality: ({ limits }, heuristic, costs) =>
    heuristic?.admissible && (limits === 'next-f' || (costs?.one ?? 1) === 1) ? 'optimal' : 'none',
  forgets: true,
  run: idaStar,
} as const satisfies Solver<typeof choices>
