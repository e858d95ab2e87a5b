/**
 * Lets answers of a worker be awaited that may fail meanwhile. `Promise.race` would do the same, but
 * the failure, which lasts as long as the worker, would hold on to every answer.
 *
 * @param failure refused when the worker fails
 * @returns awaits an answer; refused as soon as the worker has failed
 */
export function unlessFailed(
  failure: Promise<never>,
): <Answer>(answer: Promise<Answer>) => Promise<Answer> {
  const refusals = new Set<(reason: unknown) => void>()
  let failed: { readonly reason: unknown } | undefined
  failure.catch((reason: unknown) => {
    failed = { reason }
    for (const refuse of refusals) refuse(reason)
  })

  return (answer) =>
    new Promise((resolve, reject) => {
      if (failed) {
        reject(failed.reason)
        return
      }
      refusals.add(reject)
      answer.then(resolve, reject).finally(() => refusals.delete(reject))
    })
}
