/** Text as it is set: how large, and in which lines. */
export interface SetText {
  readonly size: number
  readonly lines: readonly string[]
}

const largest = 27
const smallest = 15
const lineHeight = 1.38

/** Breaks a text into lines that are no wider than there is room, between words where that can be. */
export function brokenLines(
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

/** A word in parts that fit into a line. */
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

/** Sets a caption as large as it fits into its room. */
export function setCaption(
  text: string,
  { width, height }: { readonly width: number; readonly height: number },
  measure: (text: string, size: number) => number,
): SetText {
  let size = largest
  for (;;) {
    const lines = brokenLines(text, width, (part) => measure(part, size))
    if (size <= smallest || lines.length * size * lineHeight <= height) return { size, lines }
    size--
  }
}

/** How many lines captions take at their largest, up to a most. */
export function captionLineCount(
  captions: readonly string[],
  width: number,
  measure: (text: string, size: number) => number,
  most = 3,
): number {
  const counts = captions.map(
    (text) => brokenLines(text, width, (part) => measure(part, largest)).length,
  )
  return Math.min(most, Math.max(1, ...counts))
}
