import { onScopeDispose, ref, watch } from 'vue'
import { keepInWindow, keptInWindow } from '../../../settings/windowStorage'
import { isReloaded } from '../../keptMoment'

const key = 'tansaku-open-search'

/**
 * Which of one's own searches is open in the editor, by its id: the one that was open is open again
 * where the page is loaded anew. Who leaves the lab closes it.
 */
export function useOpenSearch() {
  const openId = ref((isReloaded() && keptInWindow(key)) || undefined)
  watch(openId, (id = '') => keepInWindow(key, id), { flush: 'sync' })
  onScopeDispose(() => keepInWindow(key, ''))
  return openId
}
