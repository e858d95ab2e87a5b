import { screenX, screenY } from './camera'
import type { Camera, View } from './camera'
import { sideMargin, topMargin } from './margins'

/** A place of a tree: a unit across, a level down. */
export type TreePlace = Pick<Camera, 'x' | 'level'>

/** Whether a place is in view, and clear of what lies over the edges of the picture. */
export function isInView(view: View, { x, level }: TreePlace): boolean {
  const { width, height } = view.viewport
  const across = Math.min(sideMargin(view.viewport), width / 4) - 1
  const down = Math.min(topMargin(view.viewport), height / 4) - 1
  const [left, top] = [screenX(view, x), screenY(view, level)]
  return left >= across && left <= width - across && top >= down && top <= height - down
}
