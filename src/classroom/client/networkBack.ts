/** What a page is told that may have been without a network. */
interface NetworkBack {
  /** There is a network again, perhaps another one. */
  readonly online: () => void
  /** The page is seen again: its device may have slept. */
  readonly seen: () => void
}

/** Tells what a browser knows of the network; outside of one nothing is known. Call the result to end it. */
export function onNetworkBack({ online, seen }: NetworkBack): () => void {
  if (typeof window === 'undefined') return () => {}
  const visible = () => document.visibilityState === 'visible' && seen()
  window.addEventListener('online', online)
  document.addEventListener('visibilitychange', visible)
  return () => {
    window.removeEventListener('online', online)
    document.removeEventListener('visibilitychange', visible)
  }
}
