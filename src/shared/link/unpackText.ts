import type { Result } from '../../problems/result'
import { fromBase64Url, isBase64Url } from './base64url'
import { packVersion } from './packText'
import { mostSentCharacters, textFault } from './textFault'
import type { TextFault } from './textFault'

/** Why the text of an address cannot be opened. */
export type PackFault =
  | { readonly kind: 'empty' | 'wrong-version' | 'wrong-alphabet' | 'broken' | 'not-text' }
  | TextFault

/** The text that `packText` packed. Whatever is given, it is answered and never thrown. */
export async function unpackText(packed: string): Promise<Result<string, PackFault>> {
  if (packed === '') return failed({ kind: 'empty' })
  if (!packed.startsWith(packVersion)) return failed({ kind: 'wrong-version' })
  const letters = packed.slice(packVersion.length)
  if (!isBase64Url(letters)) return failed({ kind: 'wrong-alphabet' })
  const bytes = fromBase64Url(letters)
  return bytes ? inflate(bytes) : failed({ kind: 'broken' })
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Result<string, PackFault>> {
  const pieces = inflatedPieces(bytes)
  // A mark of the byte order belongs to the text: a round trip changes nothing.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let text = ''
  for (;;) {
    const piece = await pieces.read().catch(() => undefined)
    if (!piece) return failed({ kind: 'broken' })
    const added = decoded(decoder, piece.value)
    if (added === undefined) return stopped(pieces, { kind: 'not-text' })
    text += added
    // Looked at piece by piece: a few bytes can be told to become gigabytes.
    if (text.length > mostSentCharacters) return stopped(pieces, textFault(text))
    if (piece.done) break
  }
  const fault = textFault(text)
  return fault ? failed(fault) : { ok: true, value: text }
}

function inflatedPieces(bytes: Uint8Array<ArrayBuffer>) {
  const inflating = new DecompressionStream('deflate-raw')
  return new Blob([bytes]).stream().pipeThrough(inflating).getReader()
}

/** The text of some more bytes, or of the end, where there are none; nothing where it is no text. */
function decoded(decoder: TextDecoder, bytes: Uint8Array | undefined): string | undefined {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    return undefined
  }
}

async function stopped(
  pieces: ReadableStreamDefaultReader,
  fault: PackFault = { kind: 'broken' },
): Promise<Result<string, PackFault>> {
  await pieces.cancel().catch(() => {})
  return failed(fault)
}

function failed(fault: PackFault) {
  return { ok: false, fault } as const
}
