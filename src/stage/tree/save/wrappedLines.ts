/**
 * A text broken into lines between its words; a word that is too long for a line, as a board of
 * many cells is, is broken too.
 */
export function wrappedLines(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (measure(line) > width && line.length > 1) {
      const fits = charactersWithin(line, width, measure)
      lines.push(line.slice(0, fits))
      line = line.slice(fits)
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** How many characters of a word fit, and at least one. */
function charactersWithin(word: string, width: number, measure: (text: string) => number): number {
  let fits = word.length - 1
  while (fits > 1 && measure(word.slice(0, fits)) > width) fits--
  return fits
}
