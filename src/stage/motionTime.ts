import type { Stage } from '../player/stageStore'

/** How long a step is eased, in ms. */
const mostTime = 180
/** Faster than this, in steps a second, a step is too short to be eased. */
export const fastestEasedPace = 8

/**
 * How long the motion of a step takes, in ms: never longer than the step lasts while it is played;
 * 0 where nothing is eased.
 *
 * @param isStill whether nothing may be eased
 */
export function motionTime(
  { playing, pace }: Pick<Stage, 'playing' | 'pace'>,
  isStill: boolean,
): number {
  if (isStill || (playing && pace > fastestEasedPace)) return 0
  return playing ? Math.min(mostTime, 1000 / pace) : mostTime
}
