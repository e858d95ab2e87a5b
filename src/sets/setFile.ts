import type { Result } from '../problems/result'
import type { Message } from '../words/message'
import { plainFileName } from '../ownSearch/file/searchFileName'
import type { PreparedSet } from './preparedSet'
import { readSet, writeSet } from './readSet'
import { setMessage } from './setFault'

/** The most bytes of a file that is opened: all that a set can hold. */
const mostSetFileBytes = 10_000_000

/** A set as a file. */
export function fileOfSet(set: PreparedSet): File {
  const name = `tansaku-set ${plainFileName(set.name)}`.trim() + '.json'
  return new File([`${writeSet(set, 2)}\n`], name, { type: 'application/json' })
}

/** Reads a set from a file, which may be anything. */
export async function readSetFile(file: File): Promise<Result<PreparedSet, Message>> {
  // Looked at before a byte is read: a file may be larger than the memory.
  if (file.size > mostSetFileBytes) {
    return { ok: false, fault: { key: 'sets.fault.largeFile', values: { most: mostSetFileBytes } } }
  }
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return { ok: false, fault: { key: 'sets.fault.unreadable' } }
  const read = readSet(text)
  return read.ok ? read : { ok: false, fault: setMessage(read.fault) }
}
