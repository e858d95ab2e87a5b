import { useWakeLock } from '@vueuse/core'

/** Keeps the screen from going dark while a lecture is shown, where the browser lets a page do so. */
export function useAwake(): void {
  const { isSupported, request } = useWakeLock()
  // A device that saves its battery refuses.
  if (isSupported.value) request('screen').catch(() => {})
}
