import type { Viewport } from '../camera/camera'

/** The most pixels that a tip is wide, and the fewest between it and the edge of a narrow picture. */
export const widest = 230
export const fromEdge = 4

const highest = 150
const gapToPointer = 18

/**
 * Where the tip of a node stands in a picture, as lengths of its style: beside the pointer, on the
 * side where it fits, or from the nearer edge where it fits on neither; above it, for the number of
 * the node stands below, unless there is more room below.
 *
 * @param point where the pointer is, in pixels
 */
export function tipPlace(
  [x, y]: readonly [number, number],
  { width, height }: Viewport,
): Readonly<Record<string, string>> {
  const fitsBelow = y + gapToPointer + highest <= height
  const isAbove = y >= gapToPointer + highest || (!fitsBelow && y > height / 2)
  return {
    ...across(x, width),
    ...(isAbove ? { bottom: pixels(height - y) } : { top: pixels(y) }),
  }
}

function across(x: number, width: number) {
  if (x + gapToPointer + widest <= width) return { left: pixels(x) }
  if (x >= gapToPointer + widest) return { right: pixels(width - x) }
  return x > width / 2 ? { right: `${fromEdge}px` } : { left: `${fromEdge}px` }
}

const pixels = (distance: number) => `${distance + gapToPointer}px`
