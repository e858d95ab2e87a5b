/** Who wants to know how a work of many parts goes, and may end it. */
export interface TurnListener {
  /** @param share how much of the work is done, from 0 to 1 */
  readonly onProgress: (share: number) => void
  readonly isCancelled: () => boolean
}

/**
 * Does something for each of some things, and lets the page do what else there is to do in between.
 *
 * @returns whether all was done: false when it was cancelled
 */
export async function inTurns<Thing>(
  things: readonly Thing[],
  { onProgress, isCancelled }: TurnListener,
  work: (thing: Thing) => Promise<void> | void,
): Promise<boolean> {
  for (const [at, thing] of things.entries()) {
    await new Promise((resolve) => setTimeout(resolve))
    if (isCancelled()) return false
    await work(thing)
    onProgress((at + 1) / things.length)
  }
  return !isCancelled()
}
