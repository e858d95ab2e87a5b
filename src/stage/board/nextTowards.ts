import type { Point } from '../../problems/scene'
import type { Direction } from '../../problems/told'
import { axes } from './directions'

// What lies straight ahead comes before what is nearer but to the side.
const aside = 2

/** The number of the spot that lies next in a direction, seen from another; none if all lie behind. */
export function nextTowards(
  spots: readonly Point[],
  from: Point,
  direction: Direction,
): number | undefined {
  const axis = axes[direction]
  let next: number | undefined
  let least = Infinity
  spots.forEach(({ x, y }, index) => {
    const ahead = (x - from.x) * axis.x + (y - from.y) * axis.y
    const across = Math.abs((x - from.x) * axis.y) + Math.abs((y - from.y) * axis.x)
    const cost = ahead + aside * across
    if (ahead > 0 && cost < least) [next, least] = [index, cost]
  })
  return next
}
