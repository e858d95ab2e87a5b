import { transfer } from 'comlink'
import type { Settings } from '../../problems/problem'
import type { Result } from '../../problems/result'
import type { RecordingFault } from '../../recording/file/fault'
import { LineSplitter } from '../../recording/file/lineSplitter'
import type { ReadListener } from '../../recording/file/readClient'
import { RecordingReader } from '../../recording/file/recordingReader'
import type { Recording } from '../../recording/recording'
import { buffersWithin } from '../../recording/transfer/buffersWithin'
import { cutChunk } from '../../recording/transfer/chunk'
import { rowsOfChunk } from '../../recording/transfer/partCutter'
import { withCleanName } from '../admit/cleanOwn'

/**
 * Reads a recording from a file and hands it over in parts, which stand for nothing until all was
 * read. To cancel it, end its worker.
 *
 * @param prepare is given the first line before it is read: the search that it names may have to be
 *   read first
 */
export async function readFile(
  file: Blob,
  listener: ReadListener,
  prepare: (firstLine: string) => Promise<void>,
): Promise<Result<Settings, RecordingFault>> {
  const reader = new RecordingReader()
  const splitter = new LineSplitter()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const stream = file.stream().getReader()
  let sent: Recording | undefined
  let bytes = 0
  const share = () => (file.size === 0 ? 1 : bytes / file.size)

  const send = (): void | Promise<void> => {
    const recording = reader.recording()
    const part = cutChunk(recording, sent)
    sent = recording
    return listener(transfer(part, buffersWithin(part)), share())
  }

  for (let ended = false; !ended;) {
    const { done, value } = await stream.read()
    ended = done
    bytes += value?.length ?? 0
    const text = decoded(decoder, value)
    if (text === undefined) return { ok: false, fault: { fault: { kind: 'not-text' } } }
    // The last line need not end with a line break.
    const unended = ended && splitter.unended !== '' ? [splitter.unended] : []
    for (const line of ended ? unended : splitter.take(text)) {
      if (!reader.run) await prepare(line)
      const fault = ended ? reader.readUnended(line) : reader.read(line)
      if (fault) return { ok: false, fault }
      if (reader.rows - (sent?.rows ?? 0) >= rowsOfChunk) void send()
    }
    if (splitter.unended.length > reader.longestLine) {
      const fault = reader.read(splitter.unended)
      if (fault) return { ok: false, fault }
    }
    void listener(undefined, share())
  }
  const fault = reader.end()
  const { run } = reader
  if (fault || !run) {
    return { ok: false, fault: fault ?? { fault: { kind: 'empty' } } }
  }
  // Parts and the answer come by channels of their own: the answer must not overtake the last part.
  await send()
  return { ok: true, value: withCleanName(run.settings) }
}

/** The text of bytes; nothing where they are none, as the zeros that a broken disk leaves. */
function decoded(decoder: TextDecoder, value: Uint8Array | undefined): string | undefined {
  try {
    const text = value ? decoder.decode(value, { stream: true }) : decoder.decode()
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
