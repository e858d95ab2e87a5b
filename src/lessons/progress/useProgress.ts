import { useLocalStorage } from '@vueuse/core'
import { readProgress, withStop } from './progress'
import type { LessonProgress, Progress } from './progress'

/** What the reader has done in all lessons, kept on the device. */
export function useProgress() {
  const progress = useLocalStorage<Progress>(
    'tansaku-lessons',
    {},
    { shallow: true, serializer: { read: readProgress, write: (kept) => JSON.stringify(kept) } },
  )

  function mark(lesson: string, done: keyof LessonProgress, stop: string): void {
    progress.value = withStop(progress.value, lesson, done, stop)
  }

  function clear(): void {
    progress.value = {}
  }

  return { progress, mark, clear }
}
