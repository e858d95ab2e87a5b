import type { Viewport } from '../camera/camera'
import type { ScreenPoint } from '../camera/screen'

/** The upper corner of the picture in which the map lies: above, fewer nodes are in view than below. */
export type MapCorner = 'left' | 'right'

/**
 * The room that the map takes in its corner, with half a board around it, in pixels. Both grow with
 * the letters.
 */
const room = { across: 290, down: 165 }

/**
 * The corner for the map: it stays where it is, unless it would lie over a node that is looked at and
 * would not in the other corner.
 *
 * @param places where the nodes are that are looked at
 */
export function mapCorner(
  places: readonly ScreenPoint[],
  { width, letters = 1 }: Pick<Viewport, 'width' | 'letters'>,
  before: MapCorner,
): MapCorner {
  const isOver = (corner: MapCorner) =>
    places.some(([x, y]) => {
      const away = corner === 'left' ? x : width - x
      return away < room.across * letters && y > 0 && y < room.down * letters && away > 0
    })
  const other = before === 'left' ? 'right' : 'left'
  return isOver(before) && !isOver(other) ? other : before
}
