/**
 * Gives the focus to what takes a place from now on, also where it takes none by itself.
 *
 * @param place what stands there; what is no part of the page is left alone
 */
export function takeFocus(place: unknown): void {
  if (!(place instanceof HTMLElement) || !place.isConnected) return
  if (place.tabIndex < 0) place.tabIndex = -1
  // The reader is there already, and what scrolls here holds its own place.
  place.focus({ preventScroll: true })
}
