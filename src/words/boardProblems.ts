import type { PuzzleProblem } from '../puzzles'
import type { UnknownValue } from '../puzzles/result'
import type { Message } from './message'
import { figure } from './numbers'
import { placeName, readCell } from './placeName'
import { quoted } from './quoted'

/** What can be wrong with a board or a place on it. */
type BoardProblem = Exclude<PuzzleProblem['problem'], UnknownValue>
type NotACorner = Extract<BoardProblem, { kind: 'not-a-corner' }>

/** What is wrong with a board and what would be right. */
export function boardMessage(problem: BoardProblem): Message {
  switch (problem.kind) {
    case 'empty':
      return { key: 'setup.problem.empty', values: { count: problem.expected } }
    case 'not-a-tile': {
      const values = { text: quoted(problem.text), largest: problem.largest }
      return { key: 'setup.problem.notATile', values }
    }
    case 'wrong-length': {
      const values = { count: problem.found, expected: problem.expected }
      return { key: 'setup.problem.wrongLength', values }
    }
    case 'repeated-tile': {
      const values = { tile: piece(problem.tile), missing: piece(problem.missing) }
      return { key: 'setup.problem.repeatedTile', values }
    }
    case 'other-shape': {
      const { found, expected } = problem
      const needed = { neededColumns: expected.columns, neededRows: expected.rows }
      return { key: 'setup.problem.otherShape', values: { ...found, ...needed } }
    }
    case 'no-holes':
      return { key: 'setup.problem.noHoles', values: { count: problem.expected } }
    case 'not-a-peg':
      return { key: 'setup.problem.notAPeg', values: { text: quoted(problem.text) } }
    case 'wrong-hole-count': {
      const values = { count: problem.found, expected: problem.expected }
      return { key: 'setup.problem.wrongHoleCount', values }
    }
    case 'no-peg':
      return { key: 'setup.problem.noPeg' }
    case 'not-a-hole': {
      const values = { text: quoted(problem.text), last: problem.last }
      return { key: 'setup.problem.notAHole', values }
    }
    case 'no-blocks':
      return { key: 'setup.problem.noBlocks' }
    case 'not-a-letter':
      return { key: 'setup.problem.notALetter', values: { text: quoted(problem.text) } }
    case 'uneven-rows': {
      const values = { row: problem.row, count: problem.found, expected: problem.expected }
      return { key: 'setup.problem.unevenRows', values }
    }
    case 'wrong-size': {
      const { columns, rows, smallest, largest } = problem
      return { key: 'setup.problem.wrongSize', values: { columns, rows, smallest, largest } }
    }
    case 'not-a-rectangle':
      return { key: 'setup.problem.notARectangle', values: { block: problem.block } }
    case 'too-many-pieces': {
      const { pieces, most, kinds } = problem
      return { key: 'setup.problem.tooManyPieces', values: { pieces, most, count: kinds } }
    }
    case 'not-a-corner':
      return notACorner(problem)
    case 'goal-off-centre': {
      const { column, middle } = problem
      if (middle === undefined) return { key: 'setup.problem.noCentre' }
      const values = { column: column + 1, middle: middle + 1 }
      return { key: 'setup.problem.goalOffCentre', values }
    }
  }
}

function notACorner({ text, lastColumn, lastRow }: NotACorner): Message {
  const cell = readCell(text)
  if (!cell) {
    return { key: 'setup.problem.notACorner', values: { text: quoted(text), lastColumn, lastRow } }
  }
  const values = { place: placeName(cell), columns: lastColumn + 1, rows: lastRow + 1 }
  return { key: 'setup.problem.offBoard', values }
}

function piece(tile: number): Message {
  if (tile === 0) return { key: 'setup.problem.blank' }
  return { key: 'setup.problem.tile', values: { tile: figure(tile) } }
}
