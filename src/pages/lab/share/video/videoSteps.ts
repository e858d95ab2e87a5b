import { stepAfter } from '../../../../recording/query/jumps'
import type { StepSize } from '../../../../recording/query/jumps'
import type { Recording } from '../../../../recording/recording'

/** How far it is from one step of a video to the next. */
export const videoStepSizes = ['event', 'expansion', 'level'] as const satisfies readonly StepSize[]
export type VideoStepSize = (typeof videoStepSizes)[number]

/** How many pictures a video has at most: with a sentence each, that is already a long one. */
export const mostPictures = 600

/**
 * The steps of a recording that a video shows, from a first to a last one.
 *
 * @param most more are not counted
 */
export function videoSteps(
  recording: Recording,
  from: number,
  to: number,
  size: VideoStepSize,
  most = mostPictures,
): readonly number[] {
  const steps = [from]
  for (let at = from; at < to && steps.length < most;) {
    at = Math.min(to, stepAfter(recording, at, size))
    steps.push(at)
  }
  return steps
}

/** Where a video begins if nobody says: at a step, or at the start where nothing comes after it. */
export function firstStepFrom(recording: Recording, step: number): number {
  return step < recording.events - 1 ? step : 0
}

/** How far a video can go from a first step. */
export function lastStepFrom(recording: Recording, from: number, size: VideoStepSize): number {
  return videoSteps(recording, from, recording.events - 1, size).at(-1) ?? from
}
