/**
 * Random bytes, as hexadecimal digits. `randomUUID` is missing where a page is served without a
 * certificate.
 */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
