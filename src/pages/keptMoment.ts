const key = 'tansaku-moment'

/** Keeps where the page is while it is loaded anew: by then the browser has its old address. */
export function keepMoment(href: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([location.hash, href]))
  } catch {
    // Where nothing can be kept, the address of a moment before has to do.
  }
}

/** Puts the kept moment into the address, if it is that of this page a moment later. */
export function restoreMoment(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    if (!Array.isArray(kept)) return
    const [before, href]: readonly unknown[] = kept
    if (before === location.hash && typeof href === 'string' && href.startsWith('#')) {
      history.replaceState(null, '', href)
    }
  } catch {
    // What cannot be read was kept by something else.
  }
}
