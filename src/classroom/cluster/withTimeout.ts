import { setTimeout as wait } from 'node:timers/promises'

const longestAnswer = 2_000

/**
 * What somebody answers who may have gone silent, as Redis does that is frozen or cut off.
 *
 * @throws Error when it takes too long
 */
export async function answered<Value>(
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
