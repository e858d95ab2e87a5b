import type { Point } from '../../problems/scene'
import type { Direction } from '../../problems/told'

/** How far a step in a direction leads across and down. */
export const axes = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
} as const

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

/** The direction of an arrow key. */
export function directionOfKey(key: string): Direction | undefined {
  const directions: Readonly<Partial<Record<string, Direction>>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: 'left',
    ArrowRight: 'right',
  }
  return directions[key]
}

/** The direction in which one spot lies from another, by its longer side. */
export function directionTo(from: Point, to: Point): Direction {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left'
  return down > 0 ? 'down' : 'up'
}
