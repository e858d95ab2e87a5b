import { useTimeoutFn } from '@vueuse/core'
import { ref, watch } from 'vue'
import type { Ref } from 'vue'

/**
 * Whether something has been true for a while without a break; it ends at once.
 *
 * @param duration of the while, in ms
 */
export function useLasting(
  isTrue: Readonly<Ref<boolean>>,
  duration: number,
): Readonly<Ref<boolean>> {
  const lasts = ref(false)
  const { start, stop } = useTimeoutFn(() => (lasts.value = true), duration, { immediate: false })
  watch(
    isTrue,
    (now) => {
      lasts.value = false
      if (now) start()
      else stop()
    },
    { immediate: true, flush: 'sync' },
  )
  return lasts
}
