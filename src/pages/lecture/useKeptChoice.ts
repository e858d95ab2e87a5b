import { computed, ref, watch } from 'vue'
import type { Ref } from 'vue'

/** What is chosen in this window, also when its page is loaded again; nothing at first. */
export function useKeptChoice(key: string): Ref<string> {
  const chosen = ref(kept(key))
  watch(chosen, (now) => keep(key, now), { flush: 'sync' })
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

function kept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, chosen: string): void {
  try {
    sessionStorage.setItem(key, chosen)
  } catch {
    // Then it is forgotten when the page is loaded again.
  }
}
