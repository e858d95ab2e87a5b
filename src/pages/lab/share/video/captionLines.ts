import { wrappedLines } from '../../../../drawing/wrappedLines'

/** Text as it is set: how large, and in which lines. */
export interface SetText {
  readonly size: number
  readonly lines: readonly string[]
}

const largest = 27
const smallest = 15
const lineHeight = 1.38

/** Sets a caption as large as it fits into its room. */
export function setCaption(
  text: string,
  { width, height }: { readonly width: number; readonly height: number },
  measure: (text: string, size: number) => number,
): SetText {
  let size = largest
  for (;;) {
    const lines = wrappedLines(text, width, (part) => measure(part, size))
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
    (text) => wrappedLines(text, width, (part) => measure(part, largest)).length,
  )
  return Math.min(most, Math.max(1, ...counts))
}
