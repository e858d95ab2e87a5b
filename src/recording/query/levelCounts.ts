import type { Recording } from '../recording'
import { keptNodes } from './keptNodes'
import { LevelIndex } from './levelIndex'
import { sharedIndex } from './memoized'

const indexOfAll = sharedIndex(() => new LevelIndex())
const indexOfKept = sharedIndex(() => new LevelIndex())

/** How many rows there are of each depth, from one row up to before another. */
export function rowsPerLevel({ columns }: Recording, from: number, to: number): readonly number[] {
  const { depth } = columns
  return between(indexOfAll(columns), from, to, (row) => depth[row])
}

/** How many kept nodes there are of each depth, from one row up to before another. */
export function keptPerLevel(recording: Recording, from: number, to: number): readonly number[] {
  const { columns } = recording
  const nodes = keptNodes(recording, to)
  const first = from === 0 ? 0 : keptNodes(recording, from).length
  const depthOf = (place: number) => columns.depth[nodes[place]]
  return between(indexOfKept(columns), first, nodes.length, depthOf)
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
