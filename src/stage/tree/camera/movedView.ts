import { screenX, screenY } from './camera'
import type { View } from './camera'

/** How a coordinate of one picture becomes that of another: times `by`, plus `from`. */
export interface Stretch {
  readonly by: number
  readonly from: number
}

/** How a picture of a tree is stretched and moved to stand for another view of it. */
export interface PictureMotion {
  readonly across: Stretch
  readonly down: Stretch
}

/** The motion of a picture that stands for its own view. */
export const unmoved: PictureMotion = { across: { by: 1, from: 0 }, down: { by: 1, from: 0 } }

export function movedTo({ by, from }: Stretch, place: number): number {
  return place * by + from
}

/** What turns the places of one view into those of another view of the same tree. */
export function motionBetween(before: View, now: View): PictureMotion {
  const across = now.camera.scale / before.camera.scale
  const down = now.gap / before.gap
  return {
    across: { by: across, from: screenX(now, 0) - screenX(before, 0) * across },
    down: { by: down, from: screenY(now, 0) - screenY(before, 0) * down },
  }
}

export function isPan({ across, down }: PictureMotion): boolean {
  return across.by === 1 && down.by === 1
}

/** A pan by whole pixels of the screen, which keeps a picture as sharp as it is. */
export function byWholePixels({ across, down }: PictureMotion, sharpness: number): PictureMotion {
  const whole = (stretch: Stretch): Stretch => ({
    by: stretch.by,
    from: Math.round(stretch.from * sharpness) / sharpness,
  })
  return { across: whole(across), down: whole(down) }
}

/** Whether the moved picture of one view leaves no part of another empty. */
export function covers(before: View, now: View, { across, down }: PictureMotion): boolean {
  return (
    across.from <= 0 &&
    down.from <= 0 &&
    before.viewport.width * across.by + across.from >= now.viewport.width &&
    before.viewport.height * down.by + down.from >= now.viewport.height
  )
}

/** Pixels on each side, and above and below. */
export interface Margin {
  readonly across: number
  readonly down: number
}

/** The view with more of the tree around it. */
export function widened(view: View, { across, down }: Margin): View {
  const { width, height } = view.viewport
  return { ...view, viewport: { width: width + 2 * across, height: height + 2 * down } }
}
