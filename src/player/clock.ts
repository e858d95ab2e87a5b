/** Calls back once a frame with the seconds since the frame before; returns how to stop it. */
export type Clock = (onFrame: (seconds: number) => void) => () => void

// After a pause of the whole page a player goes on where it was instead of rushing ahead.
const longestFrame = 0.1

/** The clock of the page's own frames. */
export const frameClock: Clock = (onFrame) => {
  let before = performance.now()
  let running = true
  requestAnimationFrame(tick)
  return () => {
    running = false
  }

  function tick(): void {
    if (!running) return
    const now = performance.now()
    onFrame(Math.min((now - before) / 1000, longestFrame))
    before = now
    requestAnimationFrame(tick)
  }
}
