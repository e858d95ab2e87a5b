import type { Message } from '../../words/message'
import { readNamed } from '../admit/readNamed'
import { searchOfLine } from './searchOfLine'

// Past these a line cannot be the first one of a recording.
const longestLine = 1 << 26

/**
 * Reads the search of one's own that a recording file names, so that the recording can be shown;
 * nothing of it is run.
 *
 * @returns what is wrong with it, if anything is
 */
export async function readSearchIn(file: Blob): Promise<Message | undefined> {
  const named = searchOfLine(await firstLine(file))
  if (!named) return undefined
  const read = await readNamed(named, 'file')
  if (read.ok) return undefined
  return { key: 'ownSearch.everywhere.inFile', values: { why: read.fault } }
}

async function firstLine(file: Blob): Promise<string> {
  const reader = file.stream().getReader()
  const decoder = new TextDecoder()
  let line = ''
  // Only what has just come is looked through: a large file may have no second line.
  for (let hasEnded = false; !hasEnded && line.length < longestLine;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
    const piece = decoder.decode(value, { stream: true })
    const end = piece.search(/[\r\n]/)
    hasEnded = done || end >= 0
    line += end < 0 ? piece : piece.slice(0, end)
  }
  await reader.cancel().catch(() => {})
  return line
}
