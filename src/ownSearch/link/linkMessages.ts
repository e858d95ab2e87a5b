import { fitsLink } from '../../shared/link/linkLimit'
import { packText } from '../../shared/link/packText'
import { textFault } from '../../shared/link/textFault'
import type { PackFault } from '../../shared/link/unpackText'
import type { Message } from '../../words/message'
import { tooLongMessage } from './tooLong'

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
  const code = await packText(source)
  return fitsLink(code) ? undefined : tooLongMessage(code)
}
