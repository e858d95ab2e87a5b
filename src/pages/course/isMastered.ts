import type { Stop } from '../../lessons/heading'
import type { LessonProgress } from '../../lessons/progress/progress'

/** Whether a lesson is mastered: its self-check was passed. */
export function isMastered(
  stops: readonly Stop[],
  { answered }: Pick<LessonProgress, 'answered'>,
): boolean {
  const checks = stops.filter(({ kind }) => kind === 'check')
  return checks.length > 0 && checks.every(({ id }) => answered.includes(id))
}
