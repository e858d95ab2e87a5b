import type { Result } from '../problems/result'
import { nameOwn } from './nameOwn'
import type { ReadOwn } from './nameOwn'
import type { WrongSource } from './read/faults/sourceFault'
import { readSource } from './read/readSource'

/**
 * Reads a search from its source here and at once, so that settings can name it; nothing of it is run.
 *
 * @param code the source, packed, as it stands in settings
 */
export function readOwn(source: string, code: string): Result<ReadOwn, WrongSource> {
  const read = readSource(source)
  return read.ok ? { ok: true, value: nameOwn(read.value, code) } : read
}
