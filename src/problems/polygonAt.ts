import type { Paint, Point, Stroke } from './scene'

/** A polygon from the coordinates of its points, one after another, seen from a corner. */
export function polygonAt(paint: Paint, x: number, y: number, at: readonly number[]): Stroke {
  const points = Array.from({ length: at.length / 2 }, (_, point): Point => {
    return { x: x + at[2 * point], y: y + at[2 * point + 1] }
  })
  return { kind: 'polygon', paint, points }
}
