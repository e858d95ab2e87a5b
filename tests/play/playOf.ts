import { movesOf } from '../../src/play/moves'
import { makeMove, playFrom, positionOf } from '../../src/play/play'
import type { Play } from '../../src/play/play'
import { createProblem } from '../../src/problems'
import type { Problem, Settings } from '../../src/problems/problem'

/** The problem that settings ask for. */
export function problemOf(settings: Settings): Problem {
  const problem = createProblem(settings)
  if (!problem.ok) throw new Error(`not a puzzle: ${JSON.stringify(problem.fault)}`)
  return problem.value
}

/** A game from the start of a problem. */
export function playOf(settings: Settings): Play {
  const problem = problemOf(settings)
  return playFrom(problem, problem.start)
}

/** Makes the move that the problem writes in this way. */
export function played(play: Play, notation: string): Play {
  const { state } = positionOf(play)
  const move = movesOf(play.problem, state).find(
    ({ action }) => play.problem.notation(state, action) === notation,
  )
  if (!move) throw new Error(`no move ${notation} on ${play.problem.format(state)}`)
  return makeMove(play, move)
}
