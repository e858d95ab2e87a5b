import { answerAt } from './question'
import type { Question } from './question'

/** The number of the step at a moment. */
export function stepQuestion(until: string): Question<number> {
  return {
    name: `step ${until}`,
    needsNodes: true,
    answer: (recording) => answerAt(recording, until, (step) => ({ ok: true, value: step })),
  }
}
