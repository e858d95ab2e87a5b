import { useEventListener } from '@vueuse/core'
import { useRouter } from 'vue-router'
import type { RouteLocationRaw } from 'vue-router'
import { keepMoment } from './keptMoment'

/**
 * Keeps a moment when the page is loaded anew: the address is written some time after the last step,
 * and the steps until then would be lost.
 *
 * @param moment where the moment is, or nothing where the address is to stay
 */
export function useKeptMoment(moment: () => RouteLocationRaw | undefined): void {
  const router = useRouter()
  useEventListener(window, 'beforeunload', () => {
    const to = moment()
    if (to) keepMoment(router.resolve(to).href)
  })
}
