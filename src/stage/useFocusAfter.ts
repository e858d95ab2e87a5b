import { nextTick, watch } from 'vue'
import type { WatchSource } from 'vue'
import { takeFocus } from '../loading/takeFocus'

/**
 * Hands the focus on when a change takes away what held it, so that the keys do not begin again at
 * the top of the page. Where the focus was nowhere before, or holds on, nothing happens.
 *
 * @param next where the reader goes on after the change
 * @param within where the focus has to be before it, anywhere if it is not told
 */
export function useFocusAfter(
  change: WatchSource<unknown>,
  next: () => HTMLElement | null | undefined,
  within: () => HTMLElement | null | undefined = () => document.body,
): void {
  const handOn = async () => {
    const { activeElement } = document
    if (isNowhere(activeElement) || !within()?.contains(activeElement)) return
    // Once for the rest of the change, and once for what is drawn of it.
    await nextTick()
    await nextTick()
    if (isNowhere(document.activeElement)) takeFocus(next())
  }
  // At once: whatever is drawn anew because of the change, the focus is still where it was.
  watch(change, handOn, { flush: 'sync' })
}

function isNowhere(element: Element | null): boolean {
  return !element || element === document.body
}
