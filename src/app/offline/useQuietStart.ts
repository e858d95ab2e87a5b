import { useEventListener, useTimeoutFn } from '@vueuse/core'
import { ref } from 'vue'
import type { Ref } from 'vue'

// The first tree, and what a reader opens at once, come before what is kept for later.
const timeAfterLoad = 3000

/** True from some time after the page was loaded, when nothing that is shown waits for the network. */
export function useQuietStart(): Readonly<Ref<boolean>> {
  const isQuiet = ref(false)
  const { start } = useTimeoutFn(() => (isQuiet.value = true), timeAfterLoad, { immediate: false })
  if (document.readyState === 'complete') start()
  else useEventListener('load', start)
  return isQuiet
}
