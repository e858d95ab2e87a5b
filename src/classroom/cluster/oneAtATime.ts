/** Does some work whenever it is called for, but not while it is still being done. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isBusy = false
  return async () => {
    if (isBusy) return
    isBusy = true
    try {
      await work()
    } finally {
      isBusy = false
    }
  }
}
