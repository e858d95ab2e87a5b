import { Int32Log } from '../columns'
import type { Columns } from '../columns'
import { firstAtLeast } from './firstAtLeast'
import { kept } from '../reasonCodes'
import type { Recording } from '../recording'

interface KeptIndex {
  readonly nodes: Int32Log
  /** How many rows have been looked at. */
  rows: number
}

// Recordings that grow out of each other share their columns, and so this index of them.
const indexes = new WeakMap<Readonly<Columns>, KeptIndex>()

/** The nodes that were kept among so many first rows, in the order of generation. */
export function keptNodes({ columns }: Recording, among: number): Int32Array {
  const index = indexes.get(columns) ?? { nodes: new Int32Log(), rows: 0 }
  indexes.set(columns, index)
  for (; index.rows < among; index.rows++) {
    if (columns.reason[index.rows] === kept) index.nodes.push(index.rows)
  }
  const { items, length } = index.nodes
  return items.subarray(0, firstAtLeast(items, length, among))
}
