import type { InkPoint } from '../../drawing/ink'
import { onScreen } from './transform'
import type { Transform } from './transform'

/** How far, in pixels, a line may be from the hand that drew it: nobody sees it. */
export const seenAway = 0.6

/**
 * A line without the points that nobody would miss, as it is seen through a transform: of each stretch
 * the point farthest from the straight line is kept, as long as it is away from it (Ramer, Douglas and
 * Peucker).
 */
export function simplified(points: readonly number[], transform: Transform): readonly number[] {
  const seen: readonly InkPoint[] = Array.from({ length: points.length / 2 }, (_, at) =>
    onScreen(transform, [points[2 * at], points[2 * at + 1]]),
  )
  const last = seen.length - 1
  const kept = new Set([0, last])
  const stretches: [number, number][] = [[0, last]]
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to] = stretch
    const farthest = farthestBetween(seen, from, to)
    if (farthest === undefined) continue
    kept.add(farthest)
    stretches.push([from, farthest], [farthest, to])
  }
  return points.filter((_, at) => kept.has(Math.floor(at / 2)))
}

/** The point between two that is farthest from the straight line; none where all are near. */
function farthestBetween(seen: readonly InkPoint[], from: number, to: number): number | undefined {
  let farthest: number | undefined
  let most = seenAway
  for (let at = from + 1; at < to; at++) {
    const away = awayFrom(seen[at], seen[from], seen[to])
    if (away > most) [farthest, most] = [at, away]
  }
  return farthest
}

/** How far a point is from a straight line between two others. */
export function awayFrom([x, y]: InkPoint, [fromX, fromY]: InkPoint, [toX, toY]: InkPoint): number {
  const [across, down] = [toX - fromX, toY - fromY]
  const length = across ** 2 + down ** 2
  const along = length === 0 ? 0 : ((x - fromX) * across + (y - fromY) * down) / length
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x - fromX - share * across, y - fromY - share * down)
}
