import { hasFields } from '../../shared/hasFields'
import { jsonIn } from '../../shared/jsonIn'

/** What a reader has done in one lesson. */
export interface LessonProgress {
  /** The stops that were seen. */
  readonly seen: readonly string[]
  /** The predictions and exercises that were answered. */
  readonly answered: readonly string[]
}

/** What a reader has done, by the name of the lesson. */
export type Progress = Readonly<Record<string, LessonProgress>>

export const noProgress: LessonProgress = { seen: [], answered: [] }

/** Reads what a device kept: it may be anything, and what is no progress counts as none. */
export function readProgress(text: string): Progress {
  const data = jsonIn(text)
  if (!hasFields(data)) return {}
  const entries = Object.entries(data).flatMap(([lesson, kept]) =>
    hasFields(kept)
      ? [[lesson, { seen: texts(kept.seen), answered: texts(kept.answered) }] as const]
      : [],
  )
  return Object.fromEntries(entries)
}

/** Progress with one more stop that was seen, or answered. */
export function withStop(
  progress: Progress,
  lesson: string,
  done: keyof LessonProgress,
  stop: string,
): Progress {
  const before = progress[lesson] ?? noProgress
  if (before[done].includes(stop)) return progress
  return { ...progress, [lesson]: { ...before, [done]: [...before[done], stop] } }
}

function texts(data: unknown): readonly string[] {
  if (!Array.isArray(data)) return []
  return data.filter((each) => typeof each === 'string')
}
