import type { Expected, RecordingFault, LineFault } from '../../recording/file/fault'
import { asItIs } from '../message'
import type { Message } from '../message'
import { figure } from '../numbers'
import { quoted } from '../quoted'
import { faultMessage } from './faults'

/** How many actions are named at most. */
const mostNamed = 12

/** Why a file cannot be opened, with the line that is wrong and what would be right. */
export function fileMessage({ line, fault }: RecordingFault): Message {
  if (fault.kind === 'empty') return { key: 'file.empty' }
  if (fault.kind === 'not-text') return { key: 'file.notText' }
  const values = { line: line ?? 1, fault: lineMessage(fault) }
  return { key: 'file.inLine', values }
}

function lineMessage(fault: LineFault): Message {
  switch (fault.kind) {
    case 'not-json':
      return { key: 'file.notJson', values: { text: quoted(fault.text) } }
    case 'not-an-object':
      return { key: 'file.notAnObject', values: { text: quoted(fault.found) } }
    case 'one-array':
      return { key: 'file.oneArray' }
    case 'too-long':
      return { key: 'file.tooLong', values: { most: fault.most } }
    case 'not-a-recording':
      return { key: 'file.notARecording' }
    case 'wrong-version': {
      const { found, expected } = fault
      return {
        key: 'file.wrongVersion',
        values: { text: quoted(found), expected: expected.map(figure) },
      }
    }
    case 'wrong-setting': {
      const setting = asItIs(fault.fault.setting)
      return { key: 'file.setting', values: { setting, fault: faultMessage(fault.fault) } }
    }
    case 'unknown-field': {
      const values = { field: quoted(fault.field), known: fault.known.map(asItIs) }
      return { key: 'file.unknownField', values }
    }
    case 'wrong-value': {
      const { field, found } = fault
      const expected = expectedMessage(fault.expected)
      if (found === '') return { key: 'file.missingValue', values: { field, expected } }
      return { key: 'file.wrongValue', values: { field, text: quoted(found), expected } }
    }
    case 'wrong-figure': {
      const { field, found, expected } = fault
      if (found === '') return { key: 'file.missingFigure', values: { field, expected } }
      const values = { field, text: quoted(found), expected: quoted(expected) }
      return { key: 'file.wrongFigure', values }
    }
    case 'unknown-event':
      return { key: 'file.unknownEvent', values: { known: fault.known.map(asItIs) } }
    default:
      return eventMessage(fault)
  }
}

/** What is wrong with an event that is told as it should be. */
function eventMessage(
  fault: Exclude<
    LineFault,
    {
      kind:
        | 'not-json'
        | 'not-an-object'
        | 'one-array'
        | 'too-long'
        | 'not-a-recording'
        | 'wrong-version'
        | 'wrong-setting'
        | 'unknown-field'
        | 'wrong-value'
        | 'wrong-figure'
        | 'unknown-event'
    }
  >,
): Message {
  switch (fault.kind) {
    case 'root-out-of-place':
      return { key: 'file.rootOutOfPlace' }
    case 'not-yet':
      return { key: 'file.notYet', values: { node: fault.node, count: fault.rows } }
    case 'wrong-parent': {
      const { parent, expanded } = fault
      if (expanded < 0) return { key: 'file.noParentYet', values: { parent } }
      return { key: 'file.wrongParent', values: { parent, expanded } }
    }
    case 'impossible-move': {
      const { action, board: state, possible } = fault
      if (possible.length === 0) return { key: 'file.noMoveLeft', values: { action, state } }
      const known = possible.slice(0, mostNamed).map(figure)
      const more = possible.length > mostNamed ? [asItIs('…')] : []
      return { key: 'file.impossibleMove', values: { action, state, known: [...known, ...more] } }
    }
    case 'wrong-board': {
      const { found, expected } = fault
      return { key: 'file.wrongBoard', values: { text: quoted(found), expected } }
    }
    case 'other-board':
      return { key: 'file.otherBoard', values: { node: fault.node, other: fault.other } }
    case 'not-waiting':
      return { key: 'file.notWaiting', values: { node: fault.node } }
    case 'still-waiting':
      return { key: 'file.stillWaiting', values: { node: fault.node } }
    case 'not-newest':
      return { key: 'file.notNewest', values: { node: fault.node } }
    case 'not-a-goal':
      return { key: 'file.notAGoal', values: { node: fault.node } }
    case 'no-solution':
      return { key: 'file.noSolution' }
    case 'too-many-lines':
      return { key: 'file.tooManyLines' }
    case 'truncated': {
      const { found, expected } = fault
      return { key: 'file.truncated', values: { found, expected } }
    }
    case 'cut-within-first':
      return { key: 'file.cutWithinFirst' }
  }
}

function expectedMessage(expected: Expected): Message {
  switch (expected.kind) {
    case 'whole': {
      const { least, most } = expected
      return { key: 'file.expected.whole', values: { least, most } }
    }
    case 'shortText':
      return { key: 'file.expected.shortText', values: { count: expected.most } }
    case 'cost':
      return { key: 'file.expected.cost', values: { count: expected.digits } }
    case 'one-of':
      return { key: 'file.expected.oneOf', values: { known: expected.known.map(asItIs) } }
    default:
      return { key: `file.expected.${expected.kind}` }
  }
}
