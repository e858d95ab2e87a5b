import { inject } from 'vue'
import type { InjectionKey, Ref } from 'vue'
import type { Stage } from '../player/stageStore'
import type { Settings } from '../puzzles/puzzle'
import type { Progress } from './progress/progress'
import type { References } from './references/citations'
import type { RunAnswers } from './runs/runAnswers'
import type { Route } from './route'

/** What the parts of a lesson share: its runs, its stage, and what its reader has done. */
export interface Lesson {
  /** The name of its file, which stands in its address. */
  readonly name: string
  readonly runs: Readonly<Record<string, Settings>>
  readonly stage: Stage
  readonly answers: RunAnswers
  readonly route: Route
  readonly cited: References
  /** Whether what is meant for the teacher is shown. */
  readonly forTeacher: Readonly<Ref<boolean>>
  readonly progress: Readonly<Ref<Progress>>
  /** Keeps that a prediction or an exercise was answered. */
  markAnswered(stop: string): void
}

export const lessonKey: InjectionKey<Lesson> = Symbol('lesson')

/** The lesson that a component stands in. */
export function useLesson(): Lesson {
  const lesson = inject(lessonKey)
  if (!lesson) throw new Error('this component stands in no lesson')
  return lesson
}
