import type { Puzzle, State } from '../../puzzles/puzzle'

/** A state as short text to be read out; where each cell is one digit, in groups of a row. */
export function boardName(puzzle: Puzzle, state: State): string {
  const text = puzzle.format(state)
  const { columns, rows } = puzzle.draw(state)
  if (text.length !== columns * rows) return text.replaceAll(',', ' ')
  return Array.from({ length: rows }, (_, row) =>
    text.slice(row * columns, (row + 1) * columns),
  ).join(' ')
}
