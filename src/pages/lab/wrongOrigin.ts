import type { Message } from '../../words/message'
import { quoted } from '../../words/quoted'

/** Says that an address names a place in a lesson that there is not. */
export function wrongOrigin(from: unknown): Message {
  const place = typeof from === 'string' ? quoted(from) : '…'
  return { key: 'setup.link.noOrigin', values: { place } }
}
