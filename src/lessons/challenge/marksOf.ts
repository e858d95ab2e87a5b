import type { CodeMark } from '../../ownSearch/editor/codeMark'
import type { PrepareFault } from '../../ownSearch/prepareSource'
import type { Stage } from '../../player/stageStore'
import type { Stopped } from '../../recording/stopped'
import { lineOf } from '../../stage/code/eventLine'
import { say } from '../../words/message'
import { stopMessage } from '../../words/stopped'

/** Why the stage was stopped by just this answer, if it was. */
export function stopOf({ failed }: Pick<Stage, 'failed'>, source: string): Stopped | undefined {
  const isOfSource = failed?.run.chosen.solver.own?.text === source
  return isOfSource && failed.fault.kind === 'stopped' ? failed.fault.stopped : undefined
}

/** What is said of the lines of an answer: why it cannot be run, or where it was stopped. */
export function marksOf(
  fault: PrepareFault | undefined,
  stopped: Stopped | undefined,
): readonly CodeMark[] {
  const message = fault?.message ?? (stopped && stopMessage(stopped))
  const line = fault ? fault.line : stopped?.line
  if (!message || line === undefined) return []
  return [{ line, text: say(message), severity: 'error' }]
}

/** The line of an answer that made the step shown, where the stage shows just this answer; from 1 on. */
export function litLineOf({ run, described }: Stage, source: string): number | undefined {
  const own = run?.chosen.solver.own
  const { recording, step } = described
  if (own?.text !== source || !recording) return undefined
  const index = lineOf(step, recording, own.calls)
  return index === undefined ? undefined : index + 1
}
