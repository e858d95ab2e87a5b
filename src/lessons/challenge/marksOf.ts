import type { AnswerFault } from '../../ownSearch/challenge/prepareAnswer'
import type { CodeMark } from '../../ownSearch/editor/codeMark'
import type { Stage } from '../../player/stageStore'
import { lineOf } from '../../stage/code/eventLine'
import { say } from '../../words/message'
import { stopMessage } from '../../words/stopped'

/** What is said of the lines of an answer: why it cannot be run, or where the stage was stopped by it. */
export function marksOf(
  { failed }: Pick<Stage, 'failed'>,
  source: string,
  fault: AnswerFault | undefined,
): readonly CodeMark[] {
  if (fault) {
    const { line, message } = fault
    return line === undefined ? [] : [{ line, text: say(message), severity: 'error' }]
  }
  const isOfSource = failed?.run.chosen.solver.own?.text === source
  if (!isOfSource || failed.fault.kind !== 'stopped') return []
  const { stopped } = failed.fault
  const text = say(stopMessage(stopped))
  return stopped.line === undefined ? [] : [{ line: stopped.line, text, severity: 'error' }]
}

/** The line of an answer that made the step shown, where the stage shows just this answer; from 1 on. */
export function litLineOf({ run, described }: Stage, source: string): number | undefined {
  const own = run?.chosen.solver.own
  const { recording, step } = described
  if (own?.text !== source || !recording) return undefined
  const index = lineOf(step, recording, own.calls)
  return index === undefined ? undefined : index + 1
}
