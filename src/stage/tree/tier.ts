/**
 * How strongly a level is drawn in each way, from 0 to 1: as density where marks would touch, as
 * marks, and as boards on top of them. Between two ways both are drawn, so that zooming is even.
 */
export interface Shares {
  readonly density: number
  readonly marks: number
  readonly boards: number
}

/** The smallest size, in pixels, that is drawn as a mark, and the one from which there is no density. */
export const leastMark = 3
const fullMark = 5
const leastBoard = 38
const fullBoard = 41

/** @param size the size a node can have on a level, in pixels */
export function sharesOf(size: number): Shares {
  const marks = share(size, leastMark, fullMark)
  return { density: 1 - marks, marks, boards: share(size, leastBoard, fullBoard) }
}

function share(size: number, least: number, full: number): number {
  return Math.min(1, Math.max(0, (size - least) / (full - least)))
}
