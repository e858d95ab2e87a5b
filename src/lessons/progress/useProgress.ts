import { useKeptValue } from '../../settings/useKeptValue'
import { readProgress, withStop } from './progress'
import type { LessonProgress, Progress } from './progress'

/** What the reader has done in all lessons, kept on the device. */
export function useProgress() {
  const progress = useKeptValue<Progress>(
    'tansaku-lessons',
    {},
    { read: readProgress, write: (kept) => JSON.stringify(kept) },
  )

  function mark(lesson: string, done: keyof LessonProgress, stop: string): void {
    progress.value = withStop(progress.value, lesson, done, stop)
  }

  function clear(): void {
    progress.value = {}
  }

  return { progress, mark, clear }
}
