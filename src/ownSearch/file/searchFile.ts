import type { Result } from '../../problems/result'
import { bytesOfFile } from '../../shared/fileText'
import type { FileFault } from '../../shared/fileText'
import type { NamedSource } from '../source'
import { nameOfFile, searchFileName } from './searchFileName'

/** The files that can be opened, as an input of files has them. */
export const searchFileEndings = ['.ts', '.mts', '.js', '.txt'] as const

/** The most bytes of a file that is opened. */
export const mostFileBytes = 100_000

/** Why a file is not opened as a search. */
export interface SearchFileFault {
  readonly kind: 'wrong-ending' | 'binary' | 'not-utf-8' | FileFault
  readonly name: string
}

/** A search as a file. Its text is the source and nothing else: its name is the file's. */
export function fileOf({ name, source }: NamedSource): File {
  // The type of plain text: that of TypeScript is the type of a video.
  return new File([source], searchFileName(name), { type: 'text/plain' })
}

/** Reads a search from a file, which may be anything. Nothing of it is run. */
export async function readSearchFile(file: File): Promise<Result<NamedSource, SearchFileFault>> {
  const failed = (kind: SearchFileFault['kind']) =>
    ({ ok: false, fault: { kind, name: file.name } }) as const
  const lowerName = file.name.toLowerCase()
  if (!searchFileEndings.some((ending) => lowerName.endsWith(ending))) return failed('wrong-ending')
  const bytes = await bytesOfFile(file, mostFileBytes)
  if (!bytes.ok) return failed(bytes.fault)
  const source = decodedText(bytes.value)
  if (source === undefined) {
    return failed(isBinary(new Uint8Array(bytes.value)) ? 'binary' : 'not-utf-8')
  }
  // What bytes say by chance, no source says.
  if (hasControl.test(source)) return failed('binary')
  return { ok: true, value: { name: nameOfFile(file.name), source } }
}

// All but tabs, ends of lines and form feeds.
const hasControl = /[\0-\x08\x0B\x0E-\x1F\x7F]/

/** Whether it is something else than a text of another encoding: the ending of a video is .ts too. */
function isBinary(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes
  const isUtf16 = first + second === 0xff + 0xfe && Math.abs(first - second) === 1
  return bytes.includes(0) && !isUtf16
}

function decodedText(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
