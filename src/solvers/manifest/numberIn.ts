/**
 * The number that a text is, as anybody may have typed it: digits may be of full width, and spaces
 * around them do not count. Nothing where it is none.
 */
export function numberIn(text: string): number | undefined {
  // Both are signs for minus that a keyboard or a word processor may write.
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^[\u2212\u2013]/, '-')
  // A zero with a sign would be shown with it.
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) + 0 : undefined
}

/** The same, where it has to be a whole number from 0 that is counted with exactly. */
export function wholeNumberIn(text: string): number | undefined {
  const value = numberIn(text)
  return Number.isSafeInteger(value) && value !== undefined && value >= 0 ? value : undefined
}

/** How many decimals a number is written with. */
export function decimalsIn(text: string): number {
  return (text.normalize('NFKC').trim().split('.')[1] ?? '').length
}
