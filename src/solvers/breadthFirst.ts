import { Queue } from '../structures/queue'
import { notReached } from '../structures/reachedTable'
import type { Search, Solver, Steps } from './solver'

/**
 * Breadth-first search expands nodes in the order in which they were generated, so that each
 * level is complete before the next begins; the first goal it meets is therefore a nearest one.
 * A child whose state was reached before is pruned.
 *
 * The goal may be tested when a node is generated (sooner), when it is taken from the queue, or
 * never: then all that can be reached is explored.
 *
 * Source: E. F. Moore, "The shortest path through a maze", Proceedings of the International
 * Symposium on the Theory of Switching (1959), 285–292.
 */
export function* breadthFirst({ tree, reached, options }: Search<typeof choices>): Steps {
  const testWhenGenerated = options.goalTest === 'generation'
  const testWhenTaken = options.goalTest === 'expansion'
  const frontier = new Queue()
  const root = tree.root()
  if (testWhenGenerated && tree.isGoal(root)) return tree.solve(root)
  reached.add(root)
  frontier.enqueue(root)

  while (!frontier.isEmpty()) {
    const node = frontier.dequeue()
    if (testWhenTaken && tree.isGoal(node)) return tree.solve(node)
    yield tree.expand(node)

    for (const child of tree.children(node)) {
      const twin = reached.find(child)
      if (twin !== notReached) {
        tree.prune(child, 'reached', twin)
        continue
      }
      reached.add(child)
      if (testWhenGenerated && tree.isGoal(child)) return tree.solve(child)
      frontier.enqueue(child)
    }
  }
  return { kind: 'exhausted' }
}

const choices = [
  { kind: 'choice', name: 'goalTest', values: ['generation', 'expansion', 'never'] },
  {
    kind: 'choice',
    name: 'reached',
    values: ['hash', 'list', 'list-oldest-first', 'tree', 'two-step'],
  },
] as const

export const breadthFirstSolver = {
  id: 'breadth-first',
  source: 'breadthFirst.ts',
  options: choices,
  frontier: { order: 'queue' },
  ignoresCosts: true,
  goalTest: ({ goalTest }) => goalTest,
  optimality: () => 'optimal',
  // A move that cannot be undone may lead back past two levels.
  refuses: ({ reversible }, { reached }) =>
    reached === 'two-step' && !reversible
      ? { option: 'reached', refusal: 'irreversible' }
      : undefined,
  run: breadthFirst,
} as const satisfies Solver<typeof choices>
