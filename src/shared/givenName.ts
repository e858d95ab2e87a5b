/** The most characters of a name, where nothing else is said. */
export const mostOfName = 60

// Control characters, ends of lines, halves of pairs; what turns the direction of the text around it;
// and what has no width, so that no name looks like another or like none.
const unwanted =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu

/**
 * A name as it is kept: on one line, at most 60 characters or as many as are given. One that is
 * longer ends in "…", so that it is seen that it was cut. It may be empty then.
 */
export function cleanName(name: string, most = mostOfName): string {
  const plain = onOneLine(name)
  return lengthOfName(plain) > most ? `${firstCharacters(plain, most - 1).trim()}…` : plain
}

/** How many characters a name has that is not cut. */
export function lengthOfName(name: string): number {
  return Array.from(onOneLine(name)).length
}

function onOneLine(name: string): string {
  return name.replace(unwanted, ' ').replace(/\s+/gu, ' ').trim()
}

/**
 * The name, or the first like it that is free: "A*", "A* (copy)", "A* (copy 2)".
 *
 * @param copy the word between the brackets
 */
export function uniqueName(
  name: string,
  taken: ReadonlySet<string>,
  copy: string,
  most = mostOfName,
): string {
  if (!taken.has(name)) return name
  const base = withoutCopy(name, copy)
  for (let number = 1; ; number++) {
    const ending = number === 1 ? ` (${copy})` : ` (${copy} ${number})`
    const free = firstCharacters(base, most - ending.length).trim() + ending
    if (!taken.has(free)) return free
  }
}

function withoutCopy(name: string, copy: string): string {
  const at = name.lastIndexOf(` (${copy}`)
  const isCopy = at > 0 && /^(?: \d+)?\)$/.test(name.slice(at + copy.length + 2))
  return isCopy ? name.slice(0, at) : name
}

/** The beginning of a text. No character is cut in two, also where it takes two code units. */
export function firstCharacters(text: string, most: number): string {
  return text.length <= most ? text : Array.from(text).slice(0, most).join('')
}
