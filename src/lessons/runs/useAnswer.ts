import { onScopeDispose, shallowRef } from 'vue'
import { useLesson } from '../lesson'
import type { Question } from './question'
import type { Asked } from './runAnswers'

/**
 * Asks a question about a run of the lesson, and no longer waits when the asker is gone.
 *
 * @param known the answer, where it was worked out before: no run is recorded for it
 */
export function useAnswer<Value>(
  run: string,
  question: Question<Value>,
  known?: Value,
): Pick<Asked<Value>, 'answer'> {
  if (known !== undefined) return { answer: shallowRef({ ok: true, value: known }) }
  const { answers, runs } = useLesson()
  const asked = answers.ask(settingsOf(runs, run), question)
  onScopeDispose(asked.release)
  return asked
}

/**
 * The settings of a run of a lesson.
 *
 * @throws RangeError when its front matter names no such run
 */
export function settingsOf<Settings>(
  runs: Readonly<Record<string, Settings>>,
  name: string,
): Settings {
  if (Object.hasOwn(runs, name)) return runs[name]
  throw new RangeError(`no run is called "${name}", but: ${Object.keys(runs).join(', ')}`)
}
