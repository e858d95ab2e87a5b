import type { Choices } from '../settings/settings'

/** How far a key moves the slider of the speed, on which 0 is the slowest and 1 the fastest. */
export const speedChange = 0.1

/** Where the slider stands at first, by the choice for the whole app. */
export const startingSpeeds: Readonly<Record<Choices['speed'], number>> = {
  slow: 0,
  usual: 0.2,
  fast: 0.5,
  fastest: 1,
  // For a search that has no levels.
  level: 0.2,
}

const slowest = 1
const leastFastest = 60

/** How long the whole of a run takes at the highest speed, if it is not a short one. */
export const secondsForAll = 10

/**
 * The steps a second at a place on the slider: from one a second to the whole run in a few
 * seconds, each stretch of the slider multiplying the speed by the same factor.
 *
 * @param speed from 0 to 1
 * @param steps how many steps the whole run has
 */
export function stepsPerSecond(speed: number, steps: number): number {
  const fastest = Math.max(leastFastest, steps / secondsForAll)
  return slowest * (fastest / slowest) ** speed
}

/** Whether a place on the slider plays the whole run in `secondsForAll`. */
export function playsAllInTime(speed: number, steps: number): boolean {
  return speed === 1 && steps >= leastFastest * secondsForAll
}
