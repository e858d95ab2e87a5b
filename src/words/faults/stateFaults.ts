import type { ProblemFault } from '../../problems'
import type { UnknownValue } from '../../problems/result'
import type { Message } from '../message'
import { figure } from '../numbers'
import { placeName } from '../placeName'
import { toldMessage } from '../problemWords'
import { quoted } from '../quoted'

/** What can be wrong with a state, or with a setting that does not fit it. */
type StateFault = Exclude<ProblemFault['fault'], UnknownValue>
type NotACorner = Extract<StateFault, { kind: 'not-a-corner' }>

/** What is wrong with a state and what would be right. */
export function stateMessage(fault: StateFault): Message {
  switch (fault.kind) {
    case 'told':
      return toldMessage(fault.told)
    case 'empty':
      return { key: 'problems.fault.sliding.empty', values: { count: fault.expected } }
    case 'not-a-tile': {
      const values = { text: quoted(fault.text), largest: fault.largest }
      return { key: 'problems.fault.sliding.notATile', values }
    }
    case 'wrong-length': {
      const values = { count: fault.found, expected: fault.expected }
      return { key: 'problems.fault.sliding.wrongLength', values }
    }
    case 'repeated-tile': {
      const values = { tile: piece(fault.tile), missing: piece(fault.missing) }
      return { key: 'problems.fault.sliding.repeatedTile', values }
    }
    case 'other-shape': {
      const { found, expected } = fault
      const needed = { neededColumns: expected.columns, neededRows: expected.rows }
      return { key: 'problems.fault.sliding.otherShape', values: { ...found, ...needed } }
    }
    case 'no-holes':
      return { key: 'problems.fault.pegs.noHoles', values: { count: fault.expected } }
    case 'not-a-peg':
      return { key: 'problems.fault.pegs.notAPeg', values: { text: quoted(fault.text) } }
    case 'wrong-hole-count': {
      const values = { count: fault.found, expected: fault.expected }
      return { key: 'problems.fault.pegs.wrongHoleCount', values }
    }
    case 'no-peg':
      return { key: 'problems.fault.pegs.noPeg' }
    case 'not-a-hole': {
      const values = { text: quoted(fault.text), last: fault.last }
      return { key: 'problems.fault.pegs.notAHole', values }
    }
    case 'no-blocks':
      return { key: 'problems.fault.blocks.noBlocks' }
    case 'not-a-letter':
      return { key: 'problems.fault.blocks.notALetter', values: { text: quoted(fault.text) } }
    case 'uneven-rows': {
      const values = { row: fault.row, count: fault.found, expected: fault.expected }
      return { key: 'setup.fault.unevenRows', values }
    }
    case 'wrong-size': {
      const { columns, rows, smallest, largest } = fault
      return {
        key: 'setup.fault.wrongSize',
        values: { columns, rows, smallest, largest },
      }
    }
    case 'not-a-rectangle':
      return { key: 'problems.fault.blocks.notARectangle', values: { block: fault.block } }
    case 'too-many-pieces': {
      const { pieces, most, kinds } = fault
      return { key: 'problems.fault.blocks.tooManyPieces', values: { pieces, most, count: kinds } }
    }
    case 'not-a-corner':
      return notACorner(fault)
    case 'goal-off-centre': {
      const { column, middle } = fault
      if (middle === undefined) return { key: 'problems.fault.blocks.noCentre' }
      const values = { column: column + 1, middle: middle + 1 }
      return { key: 'problems.fault.blocks.goalOffCentre', values }
    }
  }
}

function notACorner({ text, cell, lastColumn, lastRow }: NotACorner): Message {
  if (!cell) {
    return {
      key: 'problems.fault.blocks.notACorner',
      values: { text: quoted(text), lastColumn, lastRow },
    }
  }
  const values = { place: placeName(cell), columns: lastColumn + 1, rows: lastRow + 1 }
  return { key: 'problems.fault.blocks.offBoard', values }
}

function piece(tile: number): Message {
  if (tile === 0) return { key: 'problems.fault.sliding.blank' }
  return { key: 'problems.fault.sliding.tile', values: { tile: figure(tile) } }
}
