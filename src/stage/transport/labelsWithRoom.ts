/** A text that stands at a place of a line, from 0 to 1. */
export interface PlacedText {
  readonly text: string
  readonly place: number
}

/** A text with the pixels that it takes. */
export interface LaidText extends PlacedText {
  readonly left: number
}

// Nobody reads numbers that touch.
const leastGap = 8
// Every second one, every fifth, …: as one counts.
const strides = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/**
 * The texts of parts that have room on a line: all of them, else every second, fifth, tenth …, from
 * the first on.
 *
 * @param width how wide the line is
 * @param widthOf how wide a text is
 */
export function everyNth(
  texts: readonly PlacedText[],
  width: number,
  widthOf: (text: string) => number,
): readonly LaidText[] {
  const nth = strides.find((stride) => {
    const some = texts.filter((_, index) => index % stride === 0 && index > 0)
    return withRoom(some, width, widthOf).length === some.length
  })
  return withRoom(
    texts.filter((_, index) => nth !== undefined && index % nth === 0),
    width,
    widthOf,
  )
}

/** The texts that have room on a line beside those before them in the list. */
export function withRoom(
  texts: readonly PlacedText[],
  width: number,
  widthOf: (text: string) => number,
): readonly LaidText[] {
  const taken: { readonly left: number; readonly right: number }[] = []
  return texts.flatMap((placed) => {
    const size = widthOf(placed.text)
    if (size > width) return []
    const left = Math.max(0, Math.min(placed.place * width - size / 2, width - size))
    const right = left + size
    const isFree = taken.every(
      (other) => right + leastGap <= other.left || other.right + leastGap <= left,
    )
    if (!isFree) return []
    taken.push({ left, right })
    return [{ ...placed, left }]
  })
}
