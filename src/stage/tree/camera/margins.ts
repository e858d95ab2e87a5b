import type { Viewport } from './camera'

/** Beside nodes, where letters have their default size. */
export const leastSideMargin = 64
/** For larger letters a narrow picture gives no more of its width than this. */
const mostSideShare = 0.11
/** How high a node's number is by default; about as much is around it. */
const numberHeight = 13

/** How far from the upper and lower edge nodes are kept: their numbers have room there. */
export function topMargin({ letters = 1 }: Viewport): number {
  return numberHeight * (1 + letters)
}

/** How far from the left and right edge they are kept: the names of the levels have room there. */
export function sideMargin({ letters = 1, width }: Viewport): number {
  return Math.max(leastSideMargin, Math.min(leastSideMargin * letters, width * mostSideShare))
}
