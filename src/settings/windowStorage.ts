/**
 * Keeps a text for when the page of this window is loaded again; it leaves with the window. An empty
 * one forgets what was kept. Where the browser refuses that, or has no room, nothing is kept.
 */
export function keepInWindow(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Then the page begins anew when it is loaded again.
  }
}

/** The text that was kept in this window, empty where none was. */
export function keptInWindow(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
