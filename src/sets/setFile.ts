import type { Result } from '../problems/result'
import { textOfFile } from '../shared/fileText'
import type { FileFault } from '../shared/fileText'
import { plainFileName } from '../shared/plainFileName'
import type { Message } from '../words/message'
import type { PreparedSet } from './preparedSet'
import { readSet, writeSet } from './readSet'
import { setMessage } from './setFault'

/** The most bytes of a file that is opened: all that a set can hold. */
const mostSetFileBytes = 10_000_000

const faultsOfFile: Readonly<Record<FileFault, Message>> = {
  'too-large': { key: 'sets.fault.largeFile', values: { most: mostSetFileBytes } },
  'read-failed': { key: 'sets.fault.unreadable' },
}

/** A set as a file. */
export function fileOfSet(set: PreparedSet): File {
  const name = `tansaku-set ${plainFileName(set.name)}`.trim() + '.json'
  return new File([`${writeSet(set, 2)}\n`], name, { type: 'application/json' })
}

/** Reads a set from a file, which may be anything. */
export async function readSetFile(file: File): Promise<Result<PreparedSet, Message>> {
  const text = await textOfFile(file, mostSetFileBytes)
  if (!text.ok) return { ok: false, fault: faultsOfFile[text.fault] }
  const read = readSet(text.value)
  return read.ok ? read : { ok: false, fault: setMessage(read.fault) }
}
