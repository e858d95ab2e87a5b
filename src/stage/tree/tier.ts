/** How a level is drawn: as boards, as marks, or as density where marks would touch. */
export type Tier = 'board' | 'mark' | 'density'

const leastBoard = 40
export const leastMark = 3

/** @param size the size a node can have on a level, in pixels */
export function tierOf(size: number): Tier {
  if (size >= leastBoard) return 'board'
  return size >= leastMark ? 'mark' : 'density'
}
