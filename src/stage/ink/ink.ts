import { inkLimits } from '../../drawing/ink'
import type { Ink, InkedPicture, InkPoint, InkStroke } from '../../drawing/ink'
import { onScreen } from './transform'
import type { Transform } from './transform'

/** Points that are nearer to the one before, in pixels of the screen, are left out. */
export const leastApart = 3

export const noInk: Ink = []

/** What was drawn over one picture. */
export function inkOn(picture: InkedPicture, ink: Ink): Ink {
  return ink.filter((stroke) => stroke.picture === picture)
}

/** Adds a stroke; where there are too many then, or too long ones, it takes the place of the oldest. */
export function withStroke(ink: Ink, stroke: InkStroke): Ink {
  const all = [...ink, stroke].slice(-inkLimits.strokes)
  let room = inkLimits.numbersInAll - stroke.points.length
  let first = all.length - 1
  while (first > 0 && all[first - 1].points.length <= room) {
    first--
    room -= all[first].points.length
  }
  return all.slice(first)
}

export function isFull({ points }: InkStroke): boolean {
  return points.length >= inkLimits.numbersInStroke
}

/** The stroke with one more point, unless it is full or the hand has hardly moved. */
export function withPoint(stroke: InkStroke, point: InkPoint, transform: Transform): InkStroke {
  if (isFull(stroke)) return stroke
  const [x, y] = onScreen(transform, point)
  const [lastX, lastY] = onScreen(transform, lastPoint(stroke))
  if (Math.hypot(x - lastX, y - lastY) < leastApart) return stroke
  return { ...stroke, points: [...stroke.points, ...point] }
}

export function lastPoint({ points }: InkStroke): InkPoint {
  return [points[points.length - 2], points[points.length - 1]]
}
