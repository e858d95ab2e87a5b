import { toBase64Url } from './base64url'
import { textFault } from './textFault'

/** How the text in an address is packed: the first character of it. A new way gets a new one. */
export const packVersion = '1'

/**
 * A text as it stands in an address: its UTF-8, deflated, in letters that need no escape.
 *
 * @throws RangeError for a text that a link cannot carry: see `textFault`
 */
export async function packText(text: string): Promise<string> {
  const fault = textFault(text)
  if (fault) throw new RangeError(`A link cannot carry this text: ${fault.kind}.`)
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer())
  return packVersion + toBase64Url(bytes)
}
