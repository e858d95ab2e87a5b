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
  const data = parsed(text)
  if (!isRecord(data)) return {}
  const entries = Object.entries(data).flatMap(([lesson, kept]) =>
    isRecord(kept)
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function texts(data: unknown): readonly string[] {
  if (!Array.isArray(data)) return []
  return data.filter((each) => typeof each === 'string')
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
