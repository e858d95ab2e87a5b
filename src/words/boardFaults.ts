import type { ProblemFault } from '../problems'
import type { UnknownValue } from '../problems/result'
import type { Message } from './message'
import { figure } from './numbers'
import { placeName, readCell } from './placeName'
import { quoted } from './quoted'

/** What can be wrong with a board or a place on it. */
type BoardFault = Exclude<ProblemFault['fault'], UnknownValue>
type NotACorner = Extract<BoardFault, { kind: 'not-a-corner' }>

/** What is wrong with a board and what would be right. */
export function boardMessage(fault: BoardFault): Message {
  switch (fault.kind) {
    case 'empty':
      return { key: 'setup.fault.empty', values: { count: fault.expected } }
    case 'not-a-tile': {
      const values = { text: quoted(fault.text), largest: fault.largest }
      return { key: 'setup.fault.notATile', values }
    }
    case 'wrong-length': {
      const values = { count: fault.found, expected: fault.expected }
      return { key: 'setup.fault.wrongLength', values }
    }
    case 'repeated-tile': {
      const values = { tile: piece(fault.tile), missing: piece(fault.missing) }
      return { key: 'setup.fault.repeatedTile', values }
    }
    case 'other-shape': {
      const { found, expected } = fault
      const needed = { neededColumns: expected.columns, neededRows: expected.rows }
      return { key: 'setup.fault.otherShape', values: { ...found, ...needed } }
    }
    case 'no-holes':
      return { key: 'setup.fault.noHoles', values: { count: fault.expected } }
    case 'not-a-peg':
      return { key: 'setup.fault.notAPeg', values: { text: quoted(fault.text) } }
    case 'wrong-hole-count': {
      const values = { count: fault.found, expected: fault.expected }
      return { key: 'setup.fault.wrongHoleCount', values }
    }
    case 'no-peg':
      return { key: 'setup.fault.noPeg' }
    case 'not-a-hole': {
      const values = { text: quoted(fault.text), last: fault.last }
      return { key: 'setup.fault.notAHole', values }
    }
    case 'no-blocks':
      return { key: 'setup.fault.noBlocks' }
    case 'not-a-letter':
      return { key: 'setup.fault.notALetter', values: { text: quoted(fault.text) } }
    case 'uneven-rows': {
      const values = { row: fault.row, count: fault.found, expected: fault.expected }
      return { key: 'setup.fault.unevenRows', values }
    }
    case 'wrong-size': {
      const { columns, rows, smallest, largest } = fault
      return { key: 'setup.fault.wrongSize', values: { columns, rows, smallest, largest } }
    }
    case 'not-a-rectangle':
      return { key: 'setup.fault.notARectangle', values: { block: fault.block } }
    case 'too-many-pieces': {
      const { pieces, most, kinds } = fault
      return { key: 'setup.fault.tooManyPieces', values: { pieces, most, count: kinds } }
    }
    case 'not-a-corner':
      return notACorner(fault)
    case 'goal-off-centre': {
      const { column, middle } = fault
      if (middle === undefined) return { key: 'setup.fault.noCentre' }
      const values = { column: column + 1, middle: middle + 1 }
      return { key: 'setup.fault.goalOffCentre', values }
    }
  }
}

function notACorner({ text, lastColumn, lastRow }: NotACorner): Message {
  const cell = readCell(text)
  if (!cell) {
    return { key: 'setup.fault.notACorner', values: { text: quoted(text), lastColumn, lastRow } }
  }
  const values = { place: placeName(cell), columns: lastColumn + 1, rows: lastRow + 1 }
  return { key: 'setup.fault.offBoard', values }
}

function piece(tile: number): Message {
  if (tile === 0) return { key: 'setup.fault.blank' }
  return { key: 'setup.fault.tile', values: { tile: figure(tile) } }
}
