/** A text without signs that no file of one line can have. */
export function plainLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
}
