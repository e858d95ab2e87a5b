import type { MapWay } from '../../../../problems/problem'
import type { MapLine } from '../written/boxes'
import type { MapPoint } from './placedMap'

/** A way as it is drawn: a line, and the head of an arrow where it leads one way only. */
export interface PlacedWay extends MapLine {
  readonly way: MapWay
  /** The three corners of the head. */
  readonly head: readonly MapPoint[] | undefined
}

/**
 * Where the ways of a map are drawn.
 *
 * @param size how large a place is drawn
 * @param areSquare whether places are squares, and not discs
 */
export function placedWays(
  ways: readonly MapWay[],
  points: readonly MapPoint[],
  size: number,
  areSquare: boolean,
): readonly PlacedWay[] {
  return ways.flatMap((way) => {
    const [a, b] = [points[way.from], points[way.to]]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length]
    const reach = size / 2 / (areSquare ? Math.max(Math.abs(x), Math.abs(y)) : 1) + 2
    if (way.from === way.to || !(length > 2 * reach)) return []
    const end = { x: b.x - x * reach, y: b.y - y * reach }
    const from = { x: a.x + x * reach, y: a.y + y * reach }
    return [{ way, from, end, head: way.directed ? headAt(end, x, y, size) : undefined }]
  })
}

/** The corners of an arrow's head that ends at a point. */
function headAt({ x, y }: MapPoint, across: number, down: number, size: number) {
  const long = Math.min(11, Math.max(6, size / 2))
  const broad = long * 0.45
  return [
    { x, y },
    { x: x - across * long - down * broad, y: y - down * long + across * broad },
    { x: x - across * long + down * broad, y: y - down * long - across * broad },
  ]
}
