import { useTimeoutFn } from '@vueuse/core'
import { computed, inject, ref, watch } from 'vue'
import type { Ref } from 'vue'
import type { InkedPicture } from '../../drawing/ink'
import { inkOn } from './ink'
import { inkKey } from './shownInk'

/** A hand that has pointed comes back perhaps, in ms: what is shown for it does not come and go. */
const lasting = 8_000

/** Whether a picture is drawn on, or pointed at, or was a moment ago. */
export function useDrawnOn(picture: InkedPicture): Readonly<Ref<boolean>> {
  const ink = inject(inkKey, undefined)
  const isUsed = computed(
    () =>
      ink !== undefined &&
      (ink.pointer.value?.picture === picture || inkOn(picture, ink.ink.value).length > 0),
  )
  const isOrWas = ref(isUsed.value)
  const { start, stop } = useTimeoutFn(() => (isOrWas.value = false), lasting, {
    immediate: false,
  })
  watch(isUsed, (now) => {
    if (!now) return start()
    stop()
    isOrWas.value = true
  })
  return isOrWas
}
