import type { WorkListener } from '../longWork'

/**
 * Does something for each of some things, and lets the page do what else there is to do in between.
 *
 * @returns whether all was done: false when it was cancelled
 */
export async function inTurns<Thing>(
  things: readonly Thing[],
  { onProgress, isCancelled }: WorkListener,
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
