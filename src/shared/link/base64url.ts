// Every engine takes this many arguments in one call.
const chunk = 8_192

/** Bytes in the letters that an address takes as they are, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk) {
    text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  }
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The bytes of such a text; none where a letter is missing, or is none of this alphabet. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!isBase64Url(text) || text.length % 4 === 1) return undefined
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}

/** Whether a text has only letters of this alphabet. */
export function isBase64Url(text: string): boolean {
  return /^[\w-]*$/.test(text)
}
