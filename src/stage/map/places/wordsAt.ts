import { boxAround, coveredArea, overlap } from './boxes'
import { besidePlace } from './boxesBeside'
import type { MapPoint } from './placedMap'
import type { WrittenMap } from './writtenMap'

/** A map with its words, and where it draws its places. */
type WordedMap = WrittenMap & {
  readonly points: readonly MapPoint[]
  readonly size: number
}

/**
 * What is written on a map while a search is at one of its places. That one is named, too; where it
 * has no name at other times, what its name would hide gives way. What would be cut is left out as a
 * whole, for a part of a number is another number.
 */
export function wordsAt(
  { labels, spare, costs, lineHeight, points, size }: WordedMap,
  current: number | undefined,
): Pick<WrittenMap, 'labels' | 'costs'> {
  if (current === undefined) return { labels, costs }
  const { x, y } = points[current]
  const name = spare[current]
  const side = size + 2 * besidePlace
  const above = [boxAround(x, y, side, side), ...(name ? [name] : [])]
  return {
    labels: labels.map((label, at) => {
      if (at === current) return name ?? label
      return label && name && overlap(label, name) > 0 ? undefined : label
    }),
    costs: costs.filter(
      (cost) => coveredArea(boxAround(cost.x, cost.y, cost.width, lineHeight), above) === 0,
    ),
  }
}
