const longest = 24

/** A text from outside, fit for a sentence: short, and without characters that cannot be seen. */
export function quoted(text: string): string {
  // Cut first, at a length that leaves no half of a character: the text may be very long.
  const symbols = [...text.slice(0, 2 * longest + 2)]
  const cut = symbols.slice(0, longest).join('')
  return cut.replace(/[\p{C}\p{Z}]+/gu, ' ') + (symbols.length > longest ? '…' : '')
}

const mostNamed = 3

/** Names from outside, fit for a sentence: the first of them in quotes. */
export function quotedNames(names: readonly string[]): string {
  const named = names.slice(0, mostNamed).map((name) => `“${quoted(name)}”`)
  return [...named, ...(names.length > mostNamed ? ['…'] : [])].join(', ')
}
