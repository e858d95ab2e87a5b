import type { Puzzle, Settings } from '../../src/puzzles/puzzle'
import { createPuzzle } from '../../src/puzzles'
import { movesOf } from '../../src/play/moves'
import { makeMove, playFrom, positionOf } from '../../src/play/play'
import type { Play } from '../../src/play/play'

/** The puzzle that settings ask for. */
export function puzzleOf(settings: Settings): Puzzle {
  const puzzle = createPuzzle(settings)
  if (!puzzle.ok) throw new Error(`not a puzzle: ${JSON.stringify(puzzle.problem)}`)
  return puzzle.value
}

/** A game from the start of a puzzle. */
export function playOf(settings: Settings): Play {
  const puzzle = puzzleOf(settings)
  return playFrom(puzzle, puzzle.start)
}

/** Makes the move that the puzzle writes in this way. */
export function played(play: Play, notation: string): Play {
  const { state } = positionOf(play)
  const move = movesOf(play.puzzle, state).find(
    ({ action }) => play.puzzle.notation(state, action) === notation,
  )
  if (!move) throw new Error(`no move ${notation} on ${play.puzzle.format(state)}`)
  return makeMove(play, move)
}
