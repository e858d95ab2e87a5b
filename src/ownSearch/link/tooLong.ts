import { mostLinkCode } from '../../shared/link/linkLimit'
import type { Message } from '../../words/message'

/** Why code, packed, is too long for a link, and what to do instead. */
export function tooLongMessage({ length }: string): Message {
  return { key: 'ownSearch.link.tooLong', values: { length, most: mostLinkCode } }
}
