/**
 * Keeps a text for when the page of this window is loaded again, or forgets it; it leaves with the
 * window. Where the browser refuses that, or has no room, nothing is kept.
 */
export function keepInWindow(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Then the page begins anew when it is loaded again.
  }
}

/** The text that was kept in this window. */
export function keptInWindow(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
