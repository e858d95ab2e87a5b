import type { Result } from '../../problems/result'
import { fitsLink } from '../../shared/link/linkLimit'
import { packText } from '../../shared/link/packText'
import { textFault } from '../../shared/link/textFault'
import { unpackText } from '../../shared/link/unpackText'
import type { Message } from '../../words/message'
import type { PreparedSet } from '../preparedSet'
import { readSet, writeSet } from '../readSet'
import { setMessage } from '../setFault'

/** The set as it stands in an address, or why it cannot stand there and what to do instead. */
export async function packSet(set: PreparedSet): Promise<Result<string, Message>> {
  const text = writeSet(set)
  // What else a link cannot carry is escaped in JSON.
  const isTooLarge = textFault(text) !== undefined
  const packed = isTooLarge ? undefined : await packText(text)
  if (packed !== undefined && fitsLink(packed)) return { ok: true, value: packed }
  return { ok: false, fault: { key: 'sets.link.tooLong' } }
}

/** The set of an address. Whatever is given, it is answered and never thrown. */
export async function unpackSet(packed: string): Promise<Result<PreparedSet, Message>> {
  const text = await unpackText(packed)
  if (!text.ok) return { ok: false, fault: { key: 'sets.link.broken' } }
  const read = readSet(text.value)
  return read.ok ? read : { ok: false, fault: setMessage(read.fault) }
}
