import { inject } from 'vue'
import type { InjectionKey, Ref } from 'vue'
import type { Stage } from '../player/stageStore'
import type { Settings } from '../problems/problem'
import type { References } from './references/citations'
import type { Route } from './route'
import type { RunAnswers } from './runs/runAnswers'

/** What the parts of a lesson share. */
export interface Lesson {
  /** The name of its file, which stands in its address. */
  readonly name: string
  readonly runs: Readonly<Record<string, Settings>>
  readonly stage: Stage
  readonly answers: RunAnswers
  readonly route: Route
  readonly cited: References
  /** The step of the current place, once it is known. */
  readonly target: Readonly<Ref<number | undefined>>
  /** Whether what is meant for the teacher is shown. */
  readonly forTeacher: Readonly<Ref<boolean>>
  /** The step that each answered prediction has led to, by its id. */
  readonly settled: Ref<ReadonlyMap<string, number>>
  /** The predictions and exercises answered in earlier visits, where they are not asked anew. */
  readonly answeredBefore: readonly string[]
  /** Keeps on the device that a prediction or an exercise was answered. */
  readonly markAnswered: (stop: string) => void
}

export const lessonKey: InjectionKey<Lesson> = Symbol('lesson')

/** The lesson that a component stands in. */
export function useLesson(): Lesson {
  const lesson = inject(lessonKey)
  if (!lesson) throw new Error('this component stands in no lesson')
  return lesson
}
