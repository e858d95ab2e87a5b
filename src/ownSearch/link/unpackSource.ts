import type { Result } from '../../problems/result'
import { mostSourceCharacters, textFault } from '../source'
import type { TextFault } from '../source'
import { fromBase64Url, isBase64Url } from './base64url'
import { packVersion } from './packSource'

/** Why the code of an address cannot be opened. */
export type PackFault =
  | { readonly kind: 'empty' | 'wrong-version' | 'wrong-alphabet' | 'broken' | 'not-text' }
  | TextFault

/** The source that `packSource` packed. Whatever is given, it is answered and never thrown. */
export async function unpackSource(text: string): Promise<Result<string, PackFault>> {
  if (text === '') return failed({ kind: 'empty' })
  if (!text.startsWith(packVersion)) return failed({ kind: 'wrong-version' })
  const packed = text.slice(packVersion.length)
  if (!isBase64Url(packed)) return failed({ kind: 'wrong-alphabet' })
  const bytes = fromBase64Url(packed)
  return bytes ? inflate(bytes) : failed({ kind: 'broken' })
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Result<string, PackFault>> {
  const pieces = inflatedPieces(bytes)
  // A mark of the byte order belongs to the text: a round trip changes nothing.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let source = ''
  for (;;) {
    const piece = await pieces.read().catch(() => undefined)
    if (!piece) return failed({ kind: 'broken' })
    const added = decoded(decoder, piece.value)
    if (added === undefined) return stopped(pieces, { kind: 'not-text' })
    source += added
    // Looked at piece by piece: a few bytes can be told to become gigabytes.
    if (source.length > mostSourceCharacters) return stopped(pieces, textFault(source))
    if (piece.done) break
  }
  const fault = textFault(source)
  return fault ? failed(fault) : { ok: true, value: source }
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
