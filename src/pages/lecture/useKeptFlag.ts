import { ref, watch } from 'vue'
import type { Ref } from 'vue'

/** Whether something is on in this window: also when its page is loaded again. */
export function useKeptFlag(key: string): Ref<boolean> {
  const isOn = ref(kept(key))
  watch(isOn, (now) => keep(key, now), { flush: 'sync' })
  return isOn
}

function kept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

function keep(key: string, isOn: boolean): void {
  try {
    sessionStorage.setItem(key, String(isOn))
  } catch {
    // Then it is off when the page is loaded again.
  }
}
