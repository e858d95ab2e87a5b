import { promiseTimeout } from '@vueuse/core'
import { shallowRef, watch } from 'vue'
import type { Ref } from 'vue'

/**
 * Computes something long a little at a time, so that the page goes on to answer.
 *
 * @param key what the result follows from, or nothing where it is not asked for
 * @param begin begins to compute it; it yields how far it is
 * @returns both empty until there is something to tell
 */
export function useInSlices<Progress, Value>(
  key: Readonly<Ref<string | undefined>>,
  begin: () => Generator<Progress, Value> | undefined,
) {
  const progress = shallowRef<Progress>()
  const result = shallowRef<Value>()
  watch(
    key,
    async (asked, _, onCleanup) => {
      let isStale = false
      onCleanup(() => (isStale = true))
      progress.value = undefined
      result.value = undefined
      const steps = asked === undefined ? undefined : begin()
      if (!steps) return
      let step = steps.next()
      while (!step.done) {
        progress.value = step.value
        await promiseTimeout(0)
        if (isStale) return
        step = steps.next()
      }
      result.value = step.value
    },
    { immediate: true },
  )
  return { progress, result }
}
