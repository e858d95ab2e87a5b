import type { Puzzle, State } from '../../../puzzles/puzzle'
import type { Result } from '../../../puzzles/result'
import { readRun } from '../../../recording/run'
import type { Message } from '../../../words/message'
import { problemMessage } from '../../../words/problems'

/** Reads a board of a puzzle, in the form in which its start is written. */
export function readBoard(puzzle: Puzzle, text: string): Result<State, Message> {
  const read = readRun({ ...puzzle.settings, start: text })
  const otherPieces = { ok: false, problem: { key: 'tree.goTo.otherPieces' } } as const
  if (!read.ok) {
    // What else is asked for fits the puzzle's own boards.
    if (read.problem.setting !== 'start') return otherPieces
    return { ok: false, problem: problemMessage(read.problem) }
  }
  const { puzzle: other } = read.value
  return piecesOf(other) === piecesOf(puzzle) ? { ok: true, value: other.start } : otherPieces
}

/** The size of a board and of its blocks, which no move changes. */
function piecesOf(puzzle: Puzzle): string {
  const { columns, rows, parts } = puzzle.draw(puzzle.start)
  const blocks = parts
    .filter(({ shape }) => shape === 'block')
    .map(({ width, height }) => `${width} × ${height}`)
  return [`${columns} × ${rows}`, ...blocks.sort()].join(', ')
}
