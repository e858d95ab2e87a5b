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
  let hasFailed = false
  failure.catch((reason: unknown) => {
    hasFailed = true
    for (const refuse of refusals) refuse(reason)
  })

  return (answer) => {
    if (hasFailed) return failure
    return new Promise((resolve, reject) => {
      refusals.add(reject)
      answer.then(resolve, reject).finally(() => refusals.delete(reject))
    })
  }
}
