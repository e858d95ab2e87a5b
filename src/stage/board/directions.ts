import type { Point } from '../../problems/scene'
import type { Direction } from '../../problems/told'

/** How far a step in a direction leads across and down. */
export const axes = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
} as const

const directions: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
])

/** The direction of an arrow key. */
export function directionOfKey(key: string): Direction | undefined {
  return directions.get(key)
}

/** The direction in which one spot lies from another, by its longer side. */
export function directionTo(from: Point, to: Point): Direction {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left'
  return down > 0 ? 'down' : 'up'
}
