import { useEventListener } from '@vueuse/core'
import { onScopeDispose } from 'vue'

const defaultFrame = 1 / 60
const longestFrame = 0.1

/**
 * Draws in the page's next frame when it is asked to, and in those after it while something is on
 * its way; never twice in a frame.
 *
 * @param draw draws a frame that comes some seconds after the one before; returns whether
 *   something is still on its way
 * @param rests whether the frame is for something else: then it draws in the one after it
 * @returns asks for a frame
 */
export function useFrames(draw: (seconds: number) => boolean, rests = () => false): () => void {
  let asked: number | undefined
  let before: number | undefined

  function ask(): void {
    asked ??= requestAnimationFrame(frame)
  }

  function frame(now: number): void {
    asked = undefined
    if (rests()) ask()
    else drawAt(now)
  }

  function drawAt(now: number): void {
    const seconds = before === undefined ? defaultFrame : (now - before) / 1000
    const isGoing = draw(Math.min(longestFrame, seconds))
    before = isGoing ? now : undefined
    if (isGoing) ask()
  }

  // A page is printed before its next frame, in other colours than those of the screen.
  useEventListener(window, 'beforeprint', () => {
    if (asked !== undefined) drawAt(performance.now())
  })
  onScopeDispose(() => {
    if (asked !== undefined) cancelAnimationFrame(asked)
  })
  return ask
}
