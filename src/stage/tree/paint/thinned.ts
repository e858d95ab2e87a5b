import type { ScreenPoint } from '../camera/screen'

const leastStep = 0.75

/** A path without the points that the eye cannot tell from the ones before; its ends stay. */
export function thinned(path: readonly ScreenPoint[]): readonly ScreenPoint[] {
  const points: ScreenPoint[] = []
  let last: ScreenPoint | undefined
  path.forEach((point, index) => {
    if (last && index < path.length - 1 && isNear(point, last)) return
    points.push(point)
    last = point
  })
  return points
}

function isNear(one: ScreenPoint, other: ScreenPoint): boolean {
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])) < leastStep
}
