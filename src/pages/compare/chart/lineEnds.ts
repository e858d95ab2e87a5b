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
 * Moves what is written beside points apart, as far as needed so that none covers another: up, and
 * down again where there is no more room above.
 *
 * @param high how high a line of it is, in pixels
 * @param top the least `y` that has room for a line, in pixels
 */
export function movedApart<Written extends WrittenAt>(
  written: readonly Written[],
  { high, top }: { readonly high: number; readonly top: number },
): readonly Written[] {
  const raised: Written[] = []
  for (const each of written.toSorted((one, other) => other.y - one.y)) {
    const limits = besideIn(raised, each).map(({ y }) => y - high)
    raised.push({ ...each, y: Math.min(each.y, ...limits) })
  }
  const placed: Written[] = []
  for (const each of raised.toSorted((one, other) => one.y - other.y)) {
    const limits = besideIn(placed, each).map(({ y }) => y + high)
    placed.push({ ...each, y: Math.max(each.y, top, ...limits) })
  }
  return placed
}

/** Those of others that would stand above or below this. */
function besideIn<Written extends WrittenAt>(
  others: readonly Written[],
  { x: from, width: wide }: Written,
): readonly Written[] {
  return others.filter(({ x, width }) => x < from + wide && from < x + width)
}
