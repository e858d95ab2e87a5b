import { firstAtLeast } from '../../recording/query/bisect'
import type { Lines } from './mergedLines'

/** Which column a place falls into: the whole part of `x * perUnit + offset`. */
export interface ColumnScale {
  readonly perUnit: number
  readonly offset: number
}

/**
 * Where the places of each column of pixels start in a line, and at last where those of the last
 * column end. A column that has none starts where the next one does.
 *
 * @param columns how many columns there are
 * @param result a list of one more than the columns, which is overwritten and returned
 */
export function columnStarts(
  { starts, x }: Pick<Lines, 'starts' | 'x'>,
  line: number,
  { perUnit, offset }: ColumnScale,
  columns: number,
  result: Uint32Array = new Uint32Array(columns + 1),
): Uint32Array {
  const begin = starts[line]
  const end = starts[line + 1]
  let at = begin
  // Neighbouring columns have about as many places, so each begins about as far on as the last one.
  let stride = (end - begin) >> 1
  for (let column = 0; column <= columns; column++) {
    const limit = (column - offset) / perUnit
    let low = at
    let high = Math.min(end, at + stride)
    let reach = 1
    if (high < end && x[high] < limit) {
      do {
        low = high + 1
        high = Math.min(end, high + reach)
        reach *= 2
      } while (high < end && x[high] < limit)
    } else {
      while (high - reach > low && x[high - reach] >= limit) {
        high -= reach
        reach *= 2
      }
      low = Math.max(low, high - reach)
    }
    low = firstAtLeast(x, limit, low, high)
    // A division rounds otherwise than the product that says where a place falls.
    while (low < end && Math.floor(x[low] * perUnit + offset) < column) low++
    while (low > at && Math.floor(x[low - 1] * perUnit + offset) >= column) low--
    stride = low - at
    at = result[column] = low
  }
  return result
}
