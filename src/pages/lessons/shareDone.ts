import type { Stop } from '../../lessons/heading'
import type { LessonProgress } from '../../lessons/progress/progress'

/** How much of a lesson was seen and answered; what the lesson no longer has does not count. */
export function shareDone(stops: readonly Stop[], { seen, answered }: LessonProgress) {
  const questions = stops.filter(({ kind }) => kind !== 'beat')
  return {
    seen: stops.filter(({ id }) => seen.includes(id)).length,
    toSee: stops.length,
    answered: questions.filter(({ id }) => answered.includes(id)).length,
    toAnswer: questions.length,
  }
}
