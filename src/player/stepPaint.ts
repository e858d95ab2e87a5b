import { computed, ref } from 'vue'
import { nextPaint } from './nextPaint'

/**
 * Whether a step that somebody has just made is still to be painted. Until then the tree alone follows
 * it; panes of words and boards follow in the frame after. On a slow laptop one frame for all of them
 * comes twice as late.
 */
export function useStepPaint() {
  const isDue = ref(false)

  /** A step is made: it is painted in the next frame. */
  async function awaitPaint(): Promise<void> {
    if (isDue.value) return
    isDue.value = true
    await nextPaint()
    isDue.value = false
  }

  return { awaitsPaint: computed(() => isDue.value), awaitPaint }
}
