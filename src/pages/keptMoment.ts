import { lectureWindow } from '../lecture/lectureMode'
import { keepInWindow, keptInWindow } from '../settings/windowStorage'
import { jsonIn } from '../shared/jsonIn'

const key = 'tansaku-moment'

/** Keeps where the page is while it is loaded anew: by then the browser has its old address. */
export function keepMoment(href: string): void {
  keepInWindow(key, JSON.stringify([location.hash, href, history.state]))
}

/** Puts the kept moment into the address, if it is that of this page a moment later. */
export function restoreMoment(): void {
  const kept = jsonIn(keptInWindow(key))
  keepInWindow(key, '')
  if (!Array.isArray(kept)) return
  const [before, href, state]: readonly unknown[] = kept
  if (!isReloaded() && before !== location.hash) return
  if (typeof href !== 'string' || !href.startsWith('#')) return
  // A window that has become one of a lecture, or is none any more, was loaded anew for that.
  if (lectureWindow(href) !== lectureWindow(location.hash)) return
  try {
    // A state that was written at the very time of the reload may be lost.
    history.replaceState(history.state ?? state ?? null, '', href)
  } catch {
    // A browser refuses it to a page that asks too often: then the page opens at its own address.
  }
}

/**
 * Whether the page that was left is the one that is loaded. Its address does not tell: where another
 * was written at the very time of the reload, the browser may load the one before.
 */
export function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}
