import type { MapPoint } from '../placed/placedMap'
import { boxAround, coveredArea, overlap } from './boxes'
import { framedSize } from './boxesBeside'
import type { WrittenMap } from './mapWords'
import { aCorner, boxOfCost } from './placedCosts'
import type { WayCost } from './placedCosts'

/** A map with its words, and where it draws its places. */
type WordedMap = WrittenMap & {
  readonly points: readonly MapPoint[]
  readonly size: number
}

/**
 * What is written on a map while a search is at one of its places. That one is named, too; where it
 * has no name at other times, names that it would hide give way. A cost that would be cut is written
 * elsewhere at its way, or where that has no room, left out as a whole: a part of a number is another
 * number.
 */
export function wordsAt(
  { labels, spare, costs, lineHeight, points, size }: WordedMap,
  current: number | undefined,
): Pick<WrittenMap, 'labels' | 'costs'> {
  if (current === undefined) return { labels, costs }
  const { x, y } = points[current]
  const name = spare[current]
  const side = framedSize(size)
  const above = [boxAround(x, y, side, side), ...(name ? [name] : [])]
  const shown = labels.map((label, at) => {
    if (at === current) return name ?? label
    return label && name && overlap(label, name) > 0 ? undefined : label
  })
  const boxOf = (cost: WayCost) => boxOfCost(cost, lineHeight)
  const isFree = (cost: WayCost) => coveredArea(boxOf(cost), above) === 0
  const written = costs.filter(isFree)
  const taken = [...shown.flatMap((label) => label ?? []), ...written.map(boxOf)]
  for (const cost of costs) {
    if (isFree(cost)) continue
    const moved = cost.elsewhere
      .map((point) => ({ ...cost, ...point }))
      .find((each) => isFree(each) && coveredArea(boxOf(each), taken) <= aCorner)
    if (!moved) continue
    written.push(moved)
    taken.push(boxOf(moved))
  }
  return { labels: shown, costs: written }
}
