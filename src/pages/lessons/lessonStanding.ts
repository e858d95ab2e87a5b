import type { LessonStanding } from '../../embed/progressMessage'
import type { LessonProgress } from '../../lessons/progress/progress'
import type { Stage } from '../../player/stageStore'
import { masteryOf } from '../course/mastery'
import type { ListedLesson } from './lessons'

/** What the page around a lesson is told; what the lesson no longer has does not count. */
export function lessonStanding(
  {
    name,
    heading,
  }: { readonly name: string; readonly heading: Pick<ListedLesson['heading'], 'stops'> },
  progress: LessonProgress,
  place: string,
  { step, lastStep }: Pick<Stage, 'step' | 'lastStep'>,
): LessonStanding {
  const { seen, isMastered } = masteryOf(heading, progress)
  const questions = heading.stops.filter(({ kind }) => kind !== 'beat').map(({ id }) => id)
  return {
    kind: 'lesson',
    lesson: name,
    place,
    step,
    lastStep,
    seen: seen.done,
    places: seen.of,
    answered: questions.filter((id) => progress.answered.includes(id)),
    questions: questions.length,
    questionIds: questions,
    complete: isMastered,
  }
}
