import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Message } from '../../words/message'
import { readRunValue } from './runValue'
import type { RunValue } from './runValue'
import { stepOf } from './stepOf'
import type { StepOfMoment } from './stepOf'
import { valueAt } from './valueAt'
import { wholeValue } from './wholeValue'

/** What came of a question: the answer, or what is wrong with the question. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Message }

/** Something that a lesson wants to know of a run. */
export interface Question<Value> {
  /** Equal questions have equal names. */
  readonly name: string
  /** Whether it needs the nodes, not only the counts of the whole run. */
  readonly needsNodes: boolean
  /** The answer; nothing while the run has not come so far. */
  answer(recording: Recording, run: Run): Answer<Value> | undefined
}

const needingNodes: ReadonlySet<RunValue['kind']> = new Set(['waiting', 'held', 'node'])

/** A number of a run: at a moment or, without one, of the whole run. */
export function numberQuestion(of: string, until?: string): Question<number> {
  const value = readRunValue(of)
  const told = (number: number | undefined): Answer<number> =>
    number === undefined ? fault('noNumber', { of }) : { ok: true, value: number }
  return {
    name: `${of} ${until ?? ''}`,
    needsNodes: until !== undefined || (value !== undefined && needingNodes.has(value.kind)),
    answer(recording, run) {
      if (!value) return fault('unknownNumber', { of })
      if (until !== undefined) {
        return answerAt(recording, until, (step) => told(valueAt(recording, run, value, step)))
      }
      return recording.outcome && told(wholeValue(recording, run, value))
    },
  }
}

/** The answer to a question about one moment of a run. */
export function answerAt<Value>(
  recording: Recording,
  until: string,
  answer: (step: number) => Answer<Value> | undefined,
): Answer<Value> | undefined {
  const moment = stepOf(recording, until)
  return moment.kind === 'step' ? answer(moment.step) : noStep(moment, until)
}

/** What to say where a moment has no step; nothing while it may still come. */
export function noStep(
  { kind }: Exclude<StepOfMoment, { kind: 'step' }>,
  until: string,
): { readonly ok: false; readonly fault: Message } | undefined {
  return kind === 'later' ? undefined : fault(kind, { until })
}

function fault(
  kind: 'unknownNumber' | 'noNumber' | 'never' | 'unreadable',
  values: Readonly<Record<string, string>>,
) {
  return { ok: false, fault: { key: `lessons.fault.${kind}`, values } } as const
}
