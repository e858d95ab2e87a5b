import { computed, shallowRef, watch } from 'vue'
import { useRoute } from 'vue-router'
import { retryable } from '../../loading/retryable'
import { originKey } from '../../shared/labKeys'
import type { ListedLesson } from '../lessons/lessons'
import { readOriginLesson, writeOriginLesson } from './originLesson'

const load = retryable(() => import('../lessons/lessons'), 'listedLessons')

/** The place of a lesson from which the lab was opened: lessons are listed only for an address with one. */
export function useOriginLesson() {
  const route = useRoute()
  const lessons = shallowRef<readonly ListedLesson[]>()
  const from = computed(() => route.query[originKey])
  const place = computed(() => lessons.value && readOriginLesson(from.value, lessons.value))

  /** The lessons; none where the list does not come: then there is no way back to be shown. */
  async function list(): Promise<readonly ListedLesson[] | undefined> {
    lessons.value ??= await load().then(
      (file) => file.listedLessons,
      () => undefined,
    )
    return lessons.value
  }

  watch(from, (asked) => asked !== undefined && void list(), { immediate: true })

  /** Whether the origin is no place of a lesson, as soon as that is known. */
  async function isWrong(): Promise<boolean> {
    const { value: asked } = from
    const listed = asked === undefined ? undefined : await list()
    return listed !== undefined && !readOriginLesson(asked, listed)
  }

  /** The origin as the query of an address has it; one that was not read yet stays as it is. */
  function written(): Readonly<Record<string, string>> {
    const { value: asked } = from
    if (lessons.value === undefined && typeof asked === 'string') return { [originKey]: asked }
    return writeOriginLesson(place.value)
  }

  return { place, isWrong, written }
}
