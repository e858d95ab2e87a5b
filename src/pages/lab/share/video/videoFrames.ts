import type { TreeMoment } from './treeMotion'

/** A frame of a video, with how long it is shown. */
export interface VideoFrameOf<Shown> {
  readonly shown: Shown
  readonly seconds: number
}

/** How long a frame lasts while something moves, in seconds. */
const frameSeconds = 1 / 30

/**
 * The frames of one step: one while nothing moves, else as many as show the motion evenly. A rest that is
 * shorter than half a frame belongs to the last one.
 *
 * @param lasts how long the step is shown, in seconds
 * @param advance what is shown some seconds later
 */
export function* framesOfStep<Shown extends Pick<TreeMoment, 'moving'>>(
  lasts: number,
  advance: (seconds: number) => Shown,
): Generator<VideoFrameOf<Shown>> {
  let left = lasts
  while (left > 0) {
    const shown = advance(Math.min(left, frameSeconds))
    const isOne = shown.moving && left > 1.5 * frameSeconds
    const seconds = isOne ? frameSeconds : left
    yield { shown, seconds }
    left -= seconds
  }
}
