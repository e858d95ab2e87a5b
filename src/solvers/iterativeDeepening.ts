import { Stack } from '../structures/stack'
import type { Outcome, Search, Solver, Steps } from './solver'

/**
 * Iterative deepening searches depth-first down to a limit, and raises the limit by one until it
 * finds a goal. It repeats its work at every limit, keeps nothing but the nodes that wait, and
 * finds a nearest goal all the same.
 *
 * It may prune children whose move undoes the one before, and it may stop at the first solution or
 * find all at the last limit.
 *
 * Source: R. E. Korf, "Depth-first iterative-deepening", Artificial Intelligence 27 (1985), 97–109.
 */
export function* iterativeDeepening({ tree, options }: Search<typeof choices>): Steps {
  const neverUndo = options.undo === 'never'
  let found: Outcome | undefined
  let cut = true

  for (let limit = 0; cut && !found; limit++) {
    tree.beginIteration(limit)
    cut = false
    const frontier = new Stack()
    const root = tree.root()
    if (tree.isGoal(root)) return tree.solve(root)
    if (limit === 0) {
      tree.prune(root, 'depth-limit')
      cut = true
    } else {
      frontier.push(root)
    }

    while (!frontier.isEmpty()) {
      const node = frontier.pop()
      yield tree.expand(node)

      const firstSibling = frontier.length
      for (const child of tree.children(node)) {
        if (neverUndo && tree.undoes(child)) {
          tree.prune(child, 'undoes')
        } else if (tree.isGoal(child)) {
          const solution = tree.solve(child)
          if (options.solutions === 'first') return solution
          found ??= solution
        } else if (tree.depth(child) === limit) {
          tree.prune(child, 'depth-limit')
          cut = true
        } else {
          frontier.push(child)
        }
      }
      // The sibling pushed last would leave first: turned round, they leave as they were generated.
      frontier.reverseFrom(firstSibling)
    }
  }
  return found ?? { kind: 'exhausted' }
}

const choices = [
  { kind: 'choice', name: 'undo', values: ['never', 'allowed'] },
  { kind: 'choice', name: 'solutions', values: ['first', 'all'] },
] as const

export const iterativeDeepeningSolver = {
  id: 'iterative-deepening',
  source: 'iterativeDeepening.ts',
  options: choices,
  frontier: { order: 'path' },
  ignoresCosts: true,
  goalTest: () => 'generation',
  optimality: () => 'optimal',
  forgets: true,
  run: iterativeDeepening,
} as const satisfies Solver<typeof choices>
