/** A browser shows a text of so many lines, or of so many characters, at once. */
export const mostShown = { lines: 20_000, characters: 1_000_000 } as const

/** Whether a text can be shown unasked: the page stands still while a browser lays out a long one. */
export function isShort(text: string): boolean {
  if (text.length > mostShown.characters) return false
  let ended = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ended++
  return ended < mostShown.lines
}
