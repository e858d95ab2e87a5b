import type { Puzzle, State } from '../../../puzzles/puzzle'
import { boardName } from '../../board/boardName'

/** A state to be heard: sign by sign where each piece has one, with a pause between rows. */
export function spokenBoard(puzzle: Puzzle, state: State): string {
  const text = puzzle.format(state)
  const signs = text.includes(',') ? text.split(',') : [...text]
  const { parts } = puzzle.draw(state)
  if (signs.length !== parts.length) return boardName(puzzle, state)
  const isNewRow = (part: number) => parts[part].y !== parts[part - 1].y
  return signs.reduce((said, sign, part) => `${said}${isNewRow(part) ? ' / ' : ' '}${sign}`)
}
