import type { LessonStanding } from '../../embed/progressMessage'
import type { LessonProgress } from '../../lessons/progress/progress'
import type { Stage } from '../../player/stageStore'
import { isMastered } from '../course/isMastered'
import type { ListedLesson } from './lessons'
import { shareDone } from './shareDone'

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
  const { stops } = heading
  const { seen, toSee } = shareDone(stops, progress)
  const questions = stops.filter(({ kind }) => kind !== 'beat').map(({ id }) => id)
  return {
    kind: 'lesson',
    lesson: name,
    place,
    step,
    lastStep,
    seen,
    places: toSee,
    answered: questions.filter((id) => progress.answered.includes(id)),
    questions: questions.length,
    questionIds: questions,
    complete: isMastered(stops, progress),
  }
}
