/** What a row of boards has to hold, in pixels, and the shape of its boards, in cells. */
export interface BoardRoom {
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
  /** How many signs the widest caption under a board has. */
  readonly signs: number
  /** Whether the votes of a class stand under the boards too. */
  readonly voted: boolean
  /** The height of the letters of the page, in pixels. */
  readonly letter: number
}

/** At least this many boards stand side by side. */
const boardsInView = 4
/** What stands over and under a board: three lines of letters; the rings and the scroll bar. */
const captionLetters = 3.2
const captionRest = 22
const votesLetters = 1.2
/** In letters. */
const widestSign = 0.6
/** In letters, too: who needs larger letters needs larger boards. */
const largest = 7.5
/** Grows less than letters do: under a board of this size its captions are whole, also in a low pane. */
const smallest = { letters: 2.1, pixels: 10.4 }
/** The room between two items. */
const itemGap = 18

/** How high boards are drawn, and how wide an item is: no narrower than what is written under it. */
export function boardSize({ width, height, columns, rows, signs, voted, letter }: BoardRoom) {
  const widest = (width / boardsInView - itemGap) * (rows / columns)
  const captions = (captionLetters + (voted ? votesLetters : 0)) * letter + captionRest
  const room = Math.min(height - captions, widest, largest * letter)
  const boardHeight = Math.max(smallest.letters * letter + smallest.pixels, room)
  const boardWidth = (boardHeight * columns) / rows
  return { boardHeight, itemWidth: Math.max(signs * widestSign * letter, boardWidth) + itemGap }
}
