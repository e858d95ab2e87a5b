import { Int32Log } from '../columns'
import { kept } from '../reasonCodes'
import type { Recording } from '../recording'
import { firstAtLeast } from './bisect'
import { sharedIndex } from './memoized'

const indexOf = sharedIndex(() => ({
  nodes: new Int32Log(),
  /** How many rows have been looked at. */
  rows: 0,
}))

/**
 * The nodes that were kept, in the order of generation.
 *
 * @param among how many rows are looked at, from the first on
 */
export function keptNodes({ columns }: Recording, among: number): Int32Array {
  const index = indexOf(columns)
  for (; index.rows < among; index.rows++) {
    if (columns.reason[index.rows] === kept) index.nodes.push(index.rows)
  }
  const { items, length } = index.nodes
  return items.subarray(0, firstAtLeast(items, among, 0, length))
}
