import type { Brush } from '../brush/brush'
import type { ScreenPoint } from '../camera/screen'

/** An edge that goes further across than this times its height is drawn as a curve. */
const steepest = 0.8
/** A level that is lower than this, in pixels, leaves no room for a curve. */
const leastHeight = 14
/** How far an edge keeps to the vertical at its ends, as a share of its height. */
const bend = 0.6

/**
 * Adds the edge from one node to another to the path that is drawn, from the point where it stands. A
 * far child is reached by a curve, that leaves its parent downward and comes from above: a straight
 * line would run flat behind all its siblings.
 */
export function edgeTo(
  context: Pick<Brush, 'lineTo' | 'bezierCurveTo'>,
  [fromX, fromY]: ScreenPoint,
  [toX, toY]: ScreenPoint,
): void {
  const down = toY - fromY
  const isFlat = Math.abs(toX - fromX) > Math.abs(down) * steepest
  if (!isFlat || Math.abs(down) < leastHeight) {
    context.lineTo(toX, toY)
    return
  }
  context.bezierCurveTo(fromX, fromY + down * bend, toX, toY - down * bend, toX, toY)
}
