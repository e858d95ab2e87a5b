import type { Run } from '../../recording/run'
import type { Message } from '../../words/message'

/** Why the first solution of a search is a shortest one, or why it may not be. */
export function whyShortest({ problem, chosen: { solver, options } }: Run): Message | undefined {
  switch (solver.id) {
    case 'breadth-first':
    case 'bidirectional':
    case 'depth-first':
    case 'iterative-deepening':
    case 'greedy':
    case 'uniform-cost':
      return { key: `narration.solution.why.${solver.id}` }
    case 'a-star':
    case 'ida-star': {
      const heuristic = problem.heuristics.find(({ id }) => id === options.heuristic)
      const kind = heuristic?.admissible ? 'admissible' : 'inadmissible'
      return { key: `narration.solution.why.${kind}` }
    }
    default:
      return undefined
  }
}
