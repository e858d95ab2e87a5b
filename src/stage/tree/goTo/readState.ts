import type { Problem, State } from '../../../problems/problem'
import type { Result } from '../../../problems/result'
import { readRun } from '../../../recording/run'
import { faultMessage } from '../../../words/faults/faults'
import type { Message } from '../../../words/message'

/** Reads a state of a problem, in the form in which its start is written. */
export function readState(problem: Problem, text: string): Result<State, Message> {
  const read = readRun({ ...problem.settings, start: text })
  const otherPieces = { ok: false, fault: { key: 'tree.goTo.otherPieces' } } as const
  if (!read.ok) {
    // What else is asked for fits the problem's own states.
    if (read.fault.setting !== 'start') return otherPieces
    return { ok: false, fault: faultMessage(read.fault) }
  }
  const { problem: other } = read.value
  return piecesOf(other) === piecesOf(problem) ? { ok: true, value: other.start } : otherPieces
}

/** The size of a state and of its blocks, which no move changes. */
function piecesOf(problem: Problem): string {
  const { columns, rows, parts } = problem.draw(problem.start)
  const blocks = parts
    .filter(({ shape }) => shape === 'block')
    .map(({ width, height }) => `${width} × ${height}`)
  return [`${columns} × ${rows}`, ...blocks.sort()].join(', ')
}
