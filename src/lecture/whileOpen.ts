import { useEventListener, useIntervalFn } from '@vueuse/core'

const often = 10_000

/** Keeps something again and again as long as the page is open, and once more when it is closed. */
export function whileOpen(keep: (isClosed: boolean) => void): void {
  useIntervalFn(() => keep(false), often)
  useEventListener(window, 'pagehide', () => keep(true))
}
