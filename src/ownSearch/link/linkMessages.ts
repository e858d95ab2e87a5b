import type { Message } from '../../words/message'
import { textFault } from '../source'
import { packSource } from './packSource'
import type { PackFault } from './unpackSource'

/**
 * The most characters that an address spends on code. It stands behind the `#`, so no server gets it;
 * browsers open far longer addresses (Safari 80,000, the others more). But links are passed on:
 * RFC 9110 asks whatever handles one for 8,000, and what sends it as a query (a login page that
 * leads back, a mail filter) often takes no more. A chat may cut a message sooner, at 2,000 to 4,000.
 * A solver of this project takes 500 to 1,700.
 */
export const mostLinkCode = 8_000

/** Why the code of a link cannot be opened. */
export function packMessage(fault: PackFault): Message {
  switch (fault.kind) {
    case 'empty':
    case 'broken':
    case 'nul':
      return { key: `ownSearch.link.${fault.kind}` }
    case 'wrong-version':
      return { key: 'ownSearch.link.wrongVersion' }
    case 'wrong-alphabet':
      return { key: 'ownSearch.link.wrongAlphabet' }
    case 'not-text':
    case 'lone-surrogate':
      return { key: 'ownSearch.link.notText' }
    case 'too-large':
      return { key: 'ownSearch.link.tooLarge', values: { most: fault.most } }
  }
}

/** Why a source cannot be shared as a link, and what to do instead; nothing where it can. */
export async function noLinkMessage(source: string): Promise<Message | undefined> {
  const fault = textFault(source)
  if (fault?.kind === 'too-large') {
    return { key: 'ownSearch.link.muchTooLong', values: { most: fault.most } }
  }
  if (fault) return { key: 'ownSearch.link.notCarried' }
  const { length } = await packSource(source)
  if (length <= mostLinkCode) return undefined
  return { key: 'ownSearch.link.tooLong', values: { length, most: mostLinkCode } }
}
