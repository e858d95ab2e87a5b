/** As many letters from the beginning of a text as fit into a number of bytes; none is cut in two. */
export function firstBytes(text: string, most: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(most))
  return text.slice(0, read)
}
