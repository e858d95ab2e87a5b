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
   * Does another work, and tells when it is over: it was done, it failed, or was cancelled.
   *
   * @param make begins it; the one before it is over then
   * @param onFailure is told why it failed, unless it was cancelled before
   * @returns what it made; nothing where it was cancelled or failed
   */
  async function work<Made>(
    make: (isCancelled: () => boolean) => Promise<Made>,
    onFailure: (reason: unknown) => void,
    onOver: () => void,
  ): Promise<Made | undefined> {
    cancel()
    let isOver = false
    const end = () => {
      if (!isOver) onOver()
      isOver = true
    }
    cancel = end
    try {
      const made = await make(() => isOver)
      return isOver ? undefined : made
    } catch (reason) {
      if (!isOver) onFailure(reason)
      return undefined
    } finally {
      end()
    }
  }

  onScopeDispose(() => cancel())
  return { work, cancel: () => cancel() }
}
