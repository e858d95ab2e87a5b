import { refDebounced } from '@vueuse/core'
import { computed } from 'vue'
import type { Ref } from 'vue'

/**
 * Whether something has been true for a while; it ends at once.
 *
 * @param duration of the while, in ms
 */
export function useLasting(
  isTrue: Readonly<Ref<boolean>>,
  duration: number,
): Readonly<Ref<boolean>> {
  const wasTrue = refDebounced(isTrue, duration)
  return computed(() => isTrue.value && wasTrue.value)
}
