import type { Viewport } from '../camera/camera'

const fadeTime = 250

/** Lets an old picture fade out over the new one, where nothing can be moved from one to the other. */
export function useCrossFade() {
  const old = new OffscreenCanvas(1, 1)
  let begunAt = Number.NEGATIVE_INFINITY

  /** Keeps what a canvas shows, to fade it out from now on. */
  function begin(canvas: HTMLCanvasElement, now: number): void {
    old.width = canvas.width
    old.height = canvas.height
    old.getContext('2d')?.drawImage(canvas, 0, 0)
    begunAt = now
  }

  /**
   * Paints what is left of the old picture.
   *
   * @returns whether there will be some left later
   */
  function paint(context: CanvasRenderingContext2D, viewport: Viewport, now: number): boolean {
    const left = 1 - (now - begunAt) / fadeTime
    if (left <= 0) return false
    context.globalAlpha = left
    context.drawImage(old, 0, 0, viewport.width, viewport.height)
    context.globalAlpha = 1
    return true
  }

  return { begin, paint }
}
