/**
 * A text broken into lines between its words; a word that is too long for a line, as a board of
 * many cells is, is broken too.
 *
 * @param measure how wide a text is, in the unit of `width`
 */
export function wrappedLines(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => fittingParts(each, width, measure))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || measure(longer) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** A word in parts that fit into a line, of a letter at least. */
function fittingParts(
  word: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  if (measure(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}
