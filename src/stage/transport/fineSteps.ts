import type { StepScale } from './stepScale'

/** The steps that a fine track shows, each with a place of its own. */
export interface FineSteps {
  readonly first: number
  /** How many steps there are. */
  readonly count: number
}

/** How many pixels a step has on the fine track, at the least. */
export const finePixels = 5

/**
 * The stretch of a run around a step that a fine track has room for. The stretches follow each other
 * like pages, so that the track rests while the step moves along it.
 *
 * @param width how wide the track is
 */
export function fineSteps(step: number, last: number, width: number): FineSteps {
  const room = Math.max(1, Math.floor(width / finePixels))
  const first = Math.floor(step / room) * room
  // The last stretch is a whole one too.
  const start = Math.max(0, Math.min(first, last + 1 - room))
  return { first: start, count: Math.min(room, last + 1) }
}

/** The step at a place of the fine track, from 0 to 1. */
export function fineStepAt({ first, count }: FineSteps, place: number): number {
  return first + Math.max(0, Math.min(Math.floor(place * count), count - 1))
}

// Narrower than this a step is not hit on purpose.
const leastPixels = 2

/** Whether some steps are too narrow on a line, so that it needs a fine track beside it. */
export function needsFineTrack(
  { narrowest }: Pick<StepScale, 'narrowest'>,
  width: number,
): boolean {
  return width > 0 && narrowest * width < leastPixels
}
