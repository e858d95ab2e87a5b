import { relayPath } from '../../classroom/protocol/messages'
import { hasFields } from '../../shared/hasFields'
import { jsonIn } from '../../shared/jsonIn'

/**
 * Asks whether this page comes from a server of classes, or from one that only has its files. It is a
 * question that a relay answers in the words of a refusal: it opens no connection, and is answered also
 * where no more of them are let in.
 *
 * @returns nothing where no server could be reached, or what is in between let nothing through
 */
export async function relayAnswers(): Promise<boolean | undefined> {
  try {
    const response = await fetch(`${relayPath}?EIO=4&transport=none`, { cache: 'no-store' })
    if (isRefusal(await response.text())) return true
    return response.status === 403 || response.status >= 500 ? undefined : false
  } catch {
    return undefined
  }
}

/** Whether this is how the server of a relay refuses something. */
function isRefusal(text: string): boolean {
  const told = jsonIn(text)
  return hasFields(told) && 'code' in told && 'message' in told
}
