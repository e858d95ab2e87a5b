import type { Columns } from '../columns'
import { keptNodes } from './keptNodes'
import { LevelIndex } from './levelIndex'
import type { Recording } from '../recording'

// Recordings that grow out of each other share their columns, and so these indexes of them.
const indexesOfAll = new WeakMap<Readonly<Columns>, LevelIndex>()
const indexesOfKept = new WeakMap<Readonly<Columns>, LevelIndex>()

/** How many rows there are of each depth, from one row up to before another. */
export function rowsPerLevel({ columns }: Recording, from: number, to: number): readonly number[] {
  const { depth } = columns
  return between(indexOf(indexesOfAll, columns), from, to, (row) => depth[row])
}

/** How many kept nodes there are of each depth, from one row up to before another. */
export function keptPerLevel(recording: Recording, from: number, to: number): readonly number[] {
  const { columns } = recording
  const nodes = keptNodes(recording, to)
  const first = from === 0 ? 0 : keptNodes(recording, from).length
  const index = indexOf(indexesOfKept, columns)
  return between(index, first, nodes.length, (place) => columns.depth[nodes[place]])
}

function indexOf(
  indexes: WeakMap<Readonly<Columns>, LevelIndex>,
  columns: Readonly<Columns>,
): LevelIndex {
  const index = indexes.get(columns) ?? new LevelIndex()
  indexes.set(columns, index)
  return index
}

function between(
  index: LevelIndex,
  from: number,
  to: number,
  depthOf: (place: number) => number,
): readonly number[] {
  const counts = index.upTo(to, depthOf)
  if (from > 0) index.upTo(from, depthOf).forEach((nodes, depth) => (counts[depth] -= nodes))
  return counts.slice(0, counts.findLastIndex((nodes) => nodes > 0) + 1)
}
