import type { State } from '../../problems/problem'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { isSameState } from '../moves'
import { stateKey } from './knowledge'
import type { Knowledge } from './knowledge'

const shortestFirst = [
  'breadth-first',
  'bidirectional',
  'iterative-deepening',
  'uniform-cost',
] as const

/** The length of a shortest solution from a board, if a hint or the recorded run has told it. */
export function leastMoves(
  known: Knowledge,
  from: State,
  run: Run | undefined,
  recording: Recording | undefined,
): number | undefined {
  const found = known.get(stateKey(from))
  if (found?.kind === 'way' && found.shortest) return found.moves
  if (!run || !recording?.solution || !isSameState(run.problem.start, from)) return undefined
  return findsShortest(run) ? recording.solution.length : undefined
}

/** Whether the first solution that a search finds is a shortest one. */
function findsShortest({ problem, chosen: { solver, options } }: Run): boolean {
  if (shortestFirst.some((id) => id === solver.id)) return true
  if (solver.id !== 'a-star' && solver.id !== 'ida-star') return false
  return problem.heuristics.some(({ id, admissible }) => id === options.heuristic && admissible)
}
