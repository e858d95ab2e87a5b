import { useEventListener } from '@vueuse/core'

/** Prints in the light theme, whatever is on the screen. */
export function usePrinting(): void {
  const { dataset } = document.documentElement
  let shown: string | undefined
  useEventListener(window, 'beforeprint', () => {
    shown = dataset.theme
    dataset.theme = 'light'
  })
  useEventListener(window, 'afterprint', () => {
    if (shown === undefined) delete dataset.theme
    else dataset.theme = shown
  })
}
