import type { Result } from '../problems/result'
import { encodedText } from './encodedText'

/** Why a file is not read. */
export type FileFault = 'too-large' | 'read-failed'
/** Why nothing is read of a file that should hold a text. */
export type WrittenFault = FileFault | 'empty' | 'not-text'

/**
 * The bytes of a file.
 *
 * @param most the most bytes that are read
 */
export async function bytesOfFile(
  file: Blob,
  most: number,
): Promise<Result<ArrayBuffer, FileFault>> {
  // Looked at before a byte is read: a file may be larger than the memory.
  if (file.size > most) return { ok: false, fault: 'too-large' }
  // It may have been moved or changed since it was chosen.
  const bytes = await file.arrayBuffer().catch(() => undefined)
  return bytes ? { ok: true, value: bytes } : { ok: false, fault: 'read-failed' }
}

/** The text of a file, in which bytes that stand for no character are replaced. */
export async function textOfFile(file: Blob, most: number): Promise<Result<string, FileFault>> {
  const bytes = await bytesOfFile(file, most)
  return bytes.ok ? { ok: true, value: encodedText(new Uint8Array(bytes.value)) } : bytes
}

/** The text of a file in which something should be written: nothing of one that is empty, or no text. */
export async function writtenText(file: Blob, most: number): Promise<Result<string, WrittenFault>> {
  const text = await textOfFile(file, most)
  if (!text.ok) return text
  if (text.value.trim() === '') return { ok: false, fault: 'empty' }
  return /[\0\ufffd]/.test(text.value) ? { ok: false, fault: 'not-text' } : text
}
