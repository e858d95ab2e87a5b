import { textFault } from '../source'
import { toBase64Url } from './base64url'

/** How the code in an address is packed: the first character of it. A new way gets a new one. */
export const packVersion = '1'

/**
 * A source as it stands in an address: its UTF-8, deflated, in letters that need no escape.
 *
 * @throws RangeError for a text that a link cannot carry: see `textFault`
 */
export async function packSource(source: string): Promise<string> {
  const fault = textFault(source)
  if (fault) throw new RangeError(`A link cannot carry this source: ${fault.kind}.`)
  const deflated = new Blob([source]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer())
  return packVersion + toBase64Url(bytes)
}
