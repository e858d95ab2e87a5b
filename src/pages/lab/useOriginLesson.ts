import { computed, shallowRef, watch } from 'vue'
import { useRoute } from 'vue-router'
import { retryable } from '../../loading/retryable'
import type { ListedLesson } from '../lessons/lessons'
import { readOriginLesson, writeOriginLesson } from './originLesson'

const load = retryable(() => import('../lessons/lessons'), 'listedLessons')

/** The place of a lesson from which the lab was opened: lessons are listed only for an address with one. */
export function useOriginLesson() {
  const route = useRoute()
  const lessons = shallowRef<readonly ListedLesson[]>()
  const place = computed(() => lessons.value && readOriginLesson(route.query.from, lessons.value))

  /** The lessons; none where the list does not come: then there is no way back to be shown. */
  async function list(): Promise<readonly ListedLesson[] | undefined> {
    lessons.value ??= await load().then(
      (file) => file.listedLessons,
      () => undefined,
    )
    return lessons.value
  }

  watch(
    () => route.query.from,
    (from) => from !== undefined && void list(),
    { immediate: true },
  )

  /** Whether an origin is no place of a lesson, as soon as that is known. */
  async function isWrong(from: unknown): Promise<boolean> {
    const listed = from === undefined ? undefined : await list()
    return listed !== undefined && !readOriginLesson(from, listed)
  }

  /** The origin as the query of an address has it; one that was not read yet stays as it is. */
  function written(): Readonly<Record<string, string>> {
    const { from } = route.query
    if (lessons.value === undefined && typeof from === 'string') return { from }
    return writeOriginLesson(place.value)
  }

  return { place, isWrong, written }
}
