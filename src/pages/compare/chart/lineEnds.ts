import type { ChartPoint } from './series'

/** A point of the picture, in pixels, and the searches that have it, by their places. */
export interface SharedPoint extends ChartPoint {
  readonly places: readonly number[]
}

/**
 * Gathers points that stand too near to each other to be told apart.
 *
 * @param points one of each search, in pixels; nothing where a search has none
 * @param apart how far points stand apart that are seen as two
 */
export function gathered(
  points: readonly (ChartPoint | undefined)[],
  apart: ChartPoint,
): readonly SharedPoint[] {
  const found: { x: number; y: number; places: number[] }[] = []
  for (const [place, point] of points.entries()) {
    if (!point) continue
    const near = found.find(
      ({ x, y }) => Math.abs(x - point.x) < apart.x && Math.abs(y - point.y) < apart.y,
    )
    if (near) near.places.push(place)
    else found.push({ x: point.x, y: point.y, places: [place] })
  }
  return found
}

/** What is written beside a point, and how wide it is, in pixels. */
interface WrittenAt extends ChartPoint {
  readonly width: number
}

/**
 * Moves what is written beside points up, as far as needed so that none covers another.
 *
 * @param high how high a line of it is, in pixels
 */
export function movedApart<Written extends WrittenAt>(
  written: readonly Written[],
  high: number,
): readonly Written[] {
  const placed: Written[] = []
  for (const each of written.toSorted((one, other) => other.y - one.y)) {
    const beside = placed.filter(({ x, width }) => x < each.x + each.width && each.x < x + width)
    const y = beside.reduce((lowest, other) => Math.min(lowest, other.y - high), each.y)
    placed.push({ ...each, y })
  }
  return placed
}
