import { expandedAt, rowsAt } from './events'
import { kept } from './reasonCodes'
import type { Recording } from './recording'

/** The counts of a search at one step. */
export interface Counts {
  /** Nodes generated, the start and the pruned ones included. */
  readonly generated: number
  readonly expanded: number
  /** Generated nodes whose state was reached before. */
  readonly duplicates: number
  readonly frontier: number
  /** The deepest level with a kept node. */
  readonly deepest: number
  /** Kept nodes for each depth up to the deepest. */
  readonly perLevel: readonly number[]
}

export function countsAt(recording: Recording, step: number): Counts {
  const { reason, depth, leftAt } = recording.columns
  const generated = rowsAt(recording, step)
  const perLevel: number[] = []
  let duplicates = 0
  let frontier = 0
  for (let row = 0; row < generated; row++) {
    if (reason[row] !== kept) {
      duplicates++
      continue
    }
    const level = depth[row]
    if (level === perLevel.length) perLevel.push(0)
    perLevel[level]++
    if (leftAt[row] > step) frontier++
  }
  return {
    generated,
    expanded: expandedAt(recording, step),
    duplicates,
    frontier,
    deepest: perLevel.length - 1,
    perLevel,
  }
}
