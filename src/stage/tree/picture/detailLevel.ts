/**
 * How strongly a level is drawn at each detail level, from 0 to 1: as density where marks would
 * touch, as marks, and as boards on top of them. Between two of these both are drawn, so that
 * zooming is even.
 */
export interface DetailOpacity {
  readonly density: number
  readonly marks: number
  readonly boards: number
}

/** The smallest size, in pixels, that is drawn as a mark, and the one from which there is no density. */
export const leastMark = 3
const fullMark = 5

/** The size, in pixels, from which a board can be read, and the one at which it is all board. */
export interface BoardSizes {
  readonly least: number
  readonly full: number
}

const defaultCells = 3
const smallestBoard = 22
const largestLeast = 38
const perCell = 9
const ofFrame = 6
const fading = 3

/** @param cells how many cells the longer side of a board has: fewer can be read when smaller */
export function boardSizes(cells = defaultCells): BoardSizes {
  const wanted = cells * perCell + ofFrame
  const least = Math.min(largestLeast, Math.max(smallestBoard, wanted))
  return { least, full: least + fading }
}

/**
 * @param size the size a node can have on a level, in pixels
 * @param boards the sizes at which nodes become boards
 */
export function detailOpacity(size: number, boards = boardSizes()): DetailOpacity {
  const marks = between(size, leastMark, fullMark)
  return { density: 1 - marks, marks, boards: boardOpacity(size, boards) }
}

/** The one detail level that is the stronger, where two are drawn: for a picture that rests. */
export function settledOpacity({ marks, boards }: DetailOpacity): DetailOpacity {
  const shown = Math.round(marks)
  return { density: 1 - shown, marks: shown, boards: Math.round(boards) }
}

/** How strongly nodes of a size are drawn as boards. */
export function boardOpacity(size: number, { least, full }: BoardSizes): number {
  return between(size, least, full)
}

function between(size: number, least: number, full: number): number {
  return Math.min(1, Math.max(0, (size - least) / (full - least)))
}
