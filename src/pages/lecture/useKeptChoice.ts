import { computed, ref, watch } from 'vue'
import type { Ref } from 'vue'
import { keepInWindow, keptInWindow } from '../../settings/windowStorage'

/** What is chosen in this window, also when its page is loaded again; nothing at first. */
export function useKeptChoice(key: string): Ref<string> {
  const chosen = ref(keptInWindow(key))
  watch(chosen, (now) => keepInWindow(key, now), { flush: 'sync' })
  return chosen
}

/** Whether something is on in this window: also when its page is loaded again. */
export function useKeptFlag(key: string): Ref<boolean> {
  const chosen = useKeptChoice(key)
  return computed({
    get: () => chosen.value === 'true',
    set: (isOn) => (chosen.value = String(isOn)),
  })
}
