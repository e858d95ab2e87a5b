import { partAt } from '../recording/query/runParts'

// How long each part is played, in seconds.
const partSeconds = 1

/** How many steps a second are played in the part of a step, so that each part takes one second. */
export function partStepsPerSecond(starts: readonly number[], last: number, step: number): number {
  const part = partAt(starts, step)
  return Math.max(1, (starts[part + 1] ?? last) - starts[part]) / partSeconds
}

/**
 * Where a run stands that has been played on for some seconds, each part in one second; between two
 * steps it is a fraction.
 *
 * @param starts where the parts begin, ascending from step 0
 * @param position where it stood
 */
export function playedOn(
  starts: readonly number[],
  last: number,
  position: number,
  seconds: number,
): number {
  let at = position
  let left = seconds
  while (left > 0 && at < last) {
    const pace = partStepsPerSecond(starts, last, at)
    const end = starts[partAt(starts, at) + 1] ?? last
    const toEnd = (end - at) / pace
    if (toEnd > left) return at + left * pace
    at = end
    left -= toEnd
  }
  return Math.min(at, last)
}
