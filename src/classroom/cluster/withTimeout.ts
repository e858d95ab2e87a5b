import { setTimeout as wait } from 'node:timers/promises'

const longestAnswer = 2_000

/**
 * The answer of somebody who may have gone silent, as Redis does that is frozen or cut off.
 *
 * @param longest how long it is waited for, in ms
 * @throws Error when it takes longer; what was asked throws on
 */
export async function withTimeout<Value>(
  asked: Promise<Value>,
  longest = longestAnswer,
): Promise<Value> {
  const answer = new AbortController()
  const late = async () => {
    await wait(longest, undefined, { signal: answer.signal })
    throw new Error(`No answer came within ${longest} ms.`)
  }
  try {
    return await Promise.race([asked, late()])
  } finally {
    answer.abort()
  }
}
