import { onScopeDispose } from 'vue'

/** Who wants to know how a long work goes, and may end it. */
export interface WorkListener {
  /** @param share how much of the work is done, from 0 to 1 */
  readonly onProgress: (share: number) => void
  readonly isCancelled: () => boolean
}

const turn = 30

/**
 * Does a long work in turns: in between the page does what else there is to do.
 *
 * @param pause lets the page do it
 * @returns what ends a turn that has lasted long enough, and answers whether the work goes on
 */
export function takeTurns(
  { onProgress, isCancelled }: WorkListener,
  pause: () => Promise<unknown>,
): (share: number) => Promise<boolean> {
  let begun = performance.now()
  return async (share) => {
    if (performance.now() - begun < turn) return true
    onProgress(share)
    await pause()
    if (isCancelled()) return false
    begun = performance.now()
    return true
  }
}

/** Long works of which one is done at a time: the next one, a hand, or leaving the page ends it. */
export function useOneAtATime() {
  let cancel = () => {}

  /**
   * Begins another work.
   *
   * @param onCancel is told when it is ended
   * @returns whether it was ended
   */
  function begin(onCancel: () => void): () => boolean {
    cancel()
    let isCancelled = false
    cancel = () => {
      cancel = () => {}
      isCancelled = true
      onCancel()
    }
    return () => isCancelled
  }

  onScopeDispose(() => cancel())
  return { begin, cancel: () => cancel() }
}
