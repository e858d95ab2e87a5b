/** A name that no other window has. */
export function windowId(): string {
  // `randomUUID` is not there on a page that came over plain http.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '',
  )
}
