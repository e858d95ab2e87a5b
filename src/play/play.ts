import type { Problem, State } from '../problems/problem'
import { endOf, isSameSpot, isSameState, movesOf } from './moves'
import type { PlayMove } from './moves'
import { numberedPieces, piecesAfter } from './pieces'
import type { NumberedPiece } from './pieces'

/** A board that was played to. */
export interface Position {
  readonly state: State
  readonly pieces: readonly NumberedPiece[]
  /** The move that led here; none at the start. */
  readonly move: PlayMove | undefined
}

/** A game: the boards that were played to, one a move, and which of them is on the table. */
export interface Play {
  readonly problem: Problem
  readonly positions: readonly Position[]
  /** The number of moves made; the positions after it were taken back. */
  readonly index: number
}

/** Begins a game on a board. */
export function playFrom(problem: Problem, state: State): Play {
  const pieces = numberedPieces(problem.draw(state))
  return { problem, positions: [{ state, pieces, move: undefined }], index: 0 }
}

/** The position on the table. */
export function positionOf({ positions, index }: Play): Position {
  return positions[index]
}

/**
 * Makes a move. Where the problem counts it and the one before as one move, because one piece makes
 * both, it takes the place of that one; and a piece that so comes back to where it was has not moved.
 */
export function makeMove(play: Play, move: PlayMove): Play {
  if (isTakenBack(play, move)) return undo(play)
  const whole = joined(play, move)
  const before = whole ? play.index - 1 : play.index
  const made = whole ?? move
  const { pieces } = play.positions[before]
  const position = {
    state: made.after,
    pieces: piecesAfter(pieces, made, play.problem.draw(made.after)),
    move: made,
  }
  return {
    ...play,
    positions: [...play.positions.slice(0, before + 1), position],
    index: before + 1,
  }
}

export function canUndo({ index }: Play): boolean {
  return index > 0
}

export function canRedo({ positions, index }: Play): boolean {
  return index < positions.length - 1
}

/** Takes the last move back; without one nothing changes. */
export function undo(play: Play): Play {
  return { ...play, index: Math.max(0, play.index - 1) }
}

/** Makes the move again that was taken back; without one nothing changes. */
export function redo(play: Play): Play {
  return { ...play, index: Math.min(play.positions.length - 1, play.index + 1) }
}

/** Takes all moves back; they can still be made again. */
export function restart(play: Play): Play {
  return { ...play, index: 0 }
}

export function isSolved(play: Play): boolean {
  const { low, high } = positionOf(play).state
  return play.problem.isGoal(low, high)
}

// The ways to count by which a slide is one move however far it goes.
const bySlide = ['straight', 'any']

/** Whether a move leads back to before the last one, and the problem counts the two together. */
function isTakenBack({ problem, positions, index }: Play, next: PlayMove): boolean {
  const last = positions[index].move
  return (
    last !== undefined &&
    isOfOnePiece(next) &&
    bySlide.includes(problem.settings.metric) &&
    isSameState(positions[index - 1].state, next.after) &&
    isSameSpot(endOf(last), next.way[0])
  )
}

/** The one move of the problem that does what the last move and another do in turn, if there is one. */
function joined({ problem, positions, index }: Play, next: PlayMove): PlayMove | undefined {
  const last = positions[index].move
  if (!last || !isOfOnePiece(next) || !isSameSpot(endOf(last), next.way[0])) return undefined
  return movesOf(problem, positions[index - 1].state).find(
    ({ way, after }) =>
      isSameSpot(way[0], last.way[0]) &&
      isSameSpot(way[way.length - 1], endOf(next)) &&
      isSameState(after, next.after),
  )
}

function isOfOnePiece({ way }: PlayMove): boolean {
  return way.length > 0
}
