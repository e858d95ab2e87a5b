import { useEventListener } from '@vueuse/core'
import { keepInk, keptInk } from '../../lecture/keptInk'
import { useInk } from '../../stage/ink/useInk'

/** Ink that is drawn here, and is there again when the page is loaded again. */
export function useKeptInk(...[runsShown]: Parameters<typeof useInk>): ReturnType<typeof useInk> {
  const ink = useInk(runsShown, keptInk())
  useEventListener(window, 'pagehide', () => keepInk(ink.drawn()))
  return ink
}
