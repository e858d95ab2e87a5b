/** As many events as an expansion may have, and some more. */
const longestStep = 12

/** Whether two steps lie so far apart that nobody could follow what moves from one to the other. */
export function isJump(from: number, to: number): boolean {
  return Math.abs(to - from) > longestStep
}
