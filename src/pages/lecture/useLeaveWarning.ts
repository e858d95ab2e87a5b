import { useEventListener } from '@vueuse/core'

/**
 * Lets the browser ask before the page is closed. A page that is loaded again by the keyboard, as some
 * clickers do, loses nothing, and is not asked.
 */
export function useLeaveWarning(isNeeded: () => boolean): void {
  let isReloaded = false
  useEventListener(
    window,
    'keydown',
    ({ key, ctrlKey, metaKey }) => {
      isReloaded = key === 'F5' || ((ctrlKey || metaKey) && key.toLowerCase() === 'r')
    },
    { capture: true },
  )
  useEventListener(window, 'pointerdown', () => (isReloaded = false), { capture: true })
  useEventListener(window, 'beforeunload', (event) => {
    if (isNeeded() && !isReloaded) event.preventDefault()
  })
}
