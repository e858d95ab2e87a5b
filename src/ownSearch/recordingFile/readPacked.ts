import { unpackText } from '../../shared/link/unpackText'
import { readOwn } from '../readOwn'

/** Reads a packed source, so that settings can name it; nothing of it is run. */
export async function readPacked(code: string): Promise<void> {
  const unpacked = await unpackText(code)
  if (unpacked.ok) readOwn(unpacked.value, code)
}
