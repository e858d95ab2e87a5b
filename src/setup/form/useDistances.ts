import { promiseTimeout } from '@vueuse/core'
import { shallowRef, watch } from 'vue'
import type { Ref, ShallowRef } from 'vue'
import type { StartsByDistance } from '../../problems/manifest'

/**
 * Lists all starts by their distance, a little at a time; nothing until it is done.
 *
 * @param key what they follow from, or nothing where they are not asked for
 * @param list begins to list them
 */
export function useDistances(
  key: Readonly<Ref<string | undefined>>,
  list: () => Generator<void, StartsByDistance> | undefined,
): Readonly<ShallowRef<StartsByDistance | undefined>> {
  const distances = shallowRef<StartsByDistance>()
  watch(
    key,
    async (asked, _, onCleanup) => {
      let isStale = false
      onCleanup(() => (isStale = true))
      distances.value = undefined
      const steps = asked === undefined ? undefined : list()
      if (!steps) return
      let step = steps.next()
      while (!step.done) {
        await promiseTimeout(0)
        if (isStale) return
        step = steps.next()
      }
      distances.value = step.value
    },
    { immediate: true },
  )
  return distances
}
