import type { State } from '../../problems/problem'
import { optimalityOf } from '../../recording/optimality'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { isSameState } from '../moves'
import { stateKey } from './knowledge'
import type { Knowledge } from './knowledge'

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
  return optimalityOf(run) === 'optimal' ? recording.solution.length : undefined
}
