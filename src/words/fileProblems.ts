import type { Expected, FileProblem, LineProblem } from '../recording/file/problem'
import type { Message } from './message'
import { problemMessage } from './problems'
import { quoted } from './quoted'

/** Why a file cannot be opened, with the line that is wrong and what would be right. */
export function fileMessage({ line, problem }: FileProblem): Message {
  if (problem.kind === 'empty') return { key: 'file.empty' }
  if (problem.kind === 'not-text') return { key: 'file.notText' }
  const values = { line: line ?? 1, problem: lineMessage(problem) }
  return { key: 'file.inLine', values }
}

function lineMessage(problem: LineProblem): Message {
  switch (problem.kind) {
    case 'not-json':
      return { key: 'file.notJson', values: { text: quoted(problem.text) } }
    case 'too-long':
      return { key: 'file.tooLong', values: { most: problem.most } }
    case 'not-a-recording':
      return { key: 'file.notARecording' }
    case 'wrong-version': {
      const { found, expected } = problem
      return { key: 'file.wrongVersion', values: { text: quoted(found), expected } }
    }
    case 'wrong-setting': {
      const setting = asItIs(problem.problem.setting)
      return { key: 'file.setting', values: { setting, problem: problemMessage(problem.problem) } }
    }
    case 'unknown-field': {
      const values = { field: quoted(problem.field), known: problem.known.map(asItIs) }
      return { key: 'file.unknownField', values }
    }
    case 'wrong-value': {
      const { field, found } = problem
      const expected = expectedMessage(problem.expected)
      if (found === '') return { key: 'file.missingValue', values: { field, expected } }
      return { key: 'file.wrongValue', values: { field, text: quoted(found), expected } }
    }
    case 'wrong-figure': {
      const { field, found, expected } = problem
      const values = { field, text: quoted(found), expected: quoted(expected) }
      return { key: 'file.wrongFigure', values }
    }
    case 'unknown-event':
      return { key: 'file.unknownEvent', values: { known: problem.known.map(asItIs) } }
    default:
      return eventMessage(problem)
  }
}

/** What is wrong with an event that is told as it should be. */
function eventMessage(
  problem: Exclude<
    LineProblem,
    {
      kind:
        | 'not-json'
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
  switch (problem.kind) {
    case 'root-out-of-place':
      return { key: 'file.rootOutOfPlace' }
    case 'not-yet':
      return { key: 'file.notYet', values: { node: problem.node, rows: problem.rows } }
    case 'wrong-parent': {
      const { parent, expanded } = problem
      if (expanded < 0) return { key: 'file.noParentYet', values: { parent } }
      return { key: 'file.wrongParent', values: { parent, expanded } }
    }
    case 'impossible-move': {
      const { action, board } = problem
      return { key: 'file.impossibleMove', values: { action, board } }
    }
    case 'wrong-board': {
      const { found, expected } = problem
      return { key: 'file.wrongBoard', values: { text: quoted(found), expected } }
    }
    case 'other-board':
      return { key: 'file.otherBoard', values: { node: problem.node, other: problem.other } }
    case 'not-waiting':
      return { key: 'file.notWaiting', values: { node: problem.node } }
    case 'not-a-goal':
      return { key: 'file.notAGoal', values: { node: problem.node } }
    case 'no-solution':
      return { key: 'file.noSolution' }
    case 'too-many-lines':
      return { key: 'file.tooManyLines' }
    case 'truncated': {
      const { found, expected } = problem
      return { key: 'file.truncated', values: { found, expected } }
    }
  }
}

function expectedMessage(expected: Expected): Message {
  switch (expected.kind) {
    case 'whole': {
      const { least, most } = expected
      return { key: 'file.expected.whole', values: { least, most } }
    }
    case 'one-of':
      return { key: 'file.expected.oneOf', values: { known: expected.known.map(asItIs) } }
    default:
      return { key: `file.expected.${expected.kind}` }
  }
}

function asItIs(text: string): Message {
  return { key: 'setup.asItIs', values: { text } }
}
