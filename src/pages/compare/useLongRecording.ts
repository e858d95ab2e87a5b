import { useTimeoutFn } from '@vueuse/core'
import { ref, watch } from 'vue'

const longerThan = 1000

/** Whether a recording has been going on for so long that somebody may want to know how far it is. */
export function useLongRecording(runs: () => boolean) {
  const long = ref(false)
  const { start, stop } = useTimeoutFn(() => (long.value = true), longerThan, { immediate: false })
  watch(
    runs,
    (now) => {
      long.value = false
      if (now) start()
      else stop()
    },
    { immediate: true },
  )
  return long
}
