const longest = 24

/** Not what joins letters or pictures, which some scripts need. */
const cannotBeSeen = /(?!(?<=\P{ASCII})[\u200C\u200D])\p{C}/gu

/**
 * A text from outside, fit for a sentence: short, on one line, and with the number of each character
 * that cannot be seen, as in “1[U+200B]2”.
 */
export function quoted(text: string): string {
  // Cut first, at a length that leaves no half of a character: the text may be very long.
  const symbols = [...text.slice(0, 2 * longest + 2)]
  const cut = symbols.slice(0, longest).join('')
  const line = cut.replace(/[\s\p{Z}]+/gu, ' ').replace(cannotBeSeen, numberOf)
  return line + (symbols.length > longest ? '…' : '')
}

function numberOf(character: string): string {
  const digits = character.codePointAt(0)?.toString(16).toUpperCase() ?? ''
  return `[U+${digits.padStart(4, '0')}]`
}

const mostNamed = 3

/** Names from outside, fit for a sentence: the first of them in quotes. */
export function quotedNames(names: readonly string[]): string {
  const named = names.slice(0, mostNamed).map((name) => `“${quoted(name)}”`)
  return [...named, ...(names.length > mostNamed ? ['…'] : [])].join(', ')
}
