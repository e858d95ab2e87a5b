import type { Prediction } from '../prediction'
import type { Judged } from './judged'

/** Judges the depth at which two searches are said to meet. */
export function judgeMeet(
  { right, moves }: Extract<Prediction, { ask: 'meet' }>,
  level: number,
): Judged {
  if (level === right) return { kind: 'right' }
  const side = level < right ? 'sooner' : 'later'
  return {
    kind: 'wrong',
    hint: { key: 'lessons.asked.meet.hint', values: { level, moves } },
    feedback: {
      key: `lessons.asked.meet.${side}`,
      values: { level, other: moves - level },
    },
  }
}
