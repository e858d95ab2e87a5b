import { useEventListener } from '@vueuse/core'
import { useRouter } from 'vue-router'
import type { RouteLocationRaw } from 'vue-router'

/**
 * Writes a moment into the address right before the page is left or loaded anew; else it is written
 * some time after the last step, and the steps until then would be lost.
 *
 * @param moment where the moment is, or nothing where the address is to stay
 */
export function useKeptMoment(moment: () => RouteLocationRaw | undefined): void {
  const router = useRouter()
  useEventListener(window, 'beforeunload', () => {
    const to = moment()
    if (to) history.replaceState(history.state, '', router.resolve(to).href)
  })
}
