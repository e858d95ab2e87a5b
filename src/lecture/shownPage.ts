import { inject } from 'vue'
import type { InjectionKey } from 'vue'

/** Provided around a page that a class is shown: its presenter drives it. */
export const shownPageKey: InjectionKey<true> = Symbol('a page that a class is shown')

/** Whether a page is shown to a class, and so has no controls of its own. */
export function isPageShown(): boolean {
  return inject(shownPageKey, false)
}
