import type { Puzzle, State } from '../../puzzles/puzzle'

/** A state as short text to be read out; where each cell is one sign, in groups of a row. */
export function boardName(puzzle: Puzzle, state: State): string {
  const text = puzzle.format(state)
  const { parts } = puzzle.draw(state)
  if (text.length !== parts.length) return text.replaceAll(',', ' ')
  const isNewRow = (part: number) => part > 0 && parts[part].y !== parts[part - 1].y
  return [...text].map((sign, part) => (isNewRow(part) ? ` ${sign}` : sign)).join('')
}
