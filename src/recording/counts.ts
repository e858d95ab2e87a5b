import { expandedAt, rowsAt, otherwiseLeftAt } from './events'
import { iterationAt } from './iterations'
import { keptNodes } from './keptNodes'
import type { Recording } from './recording'

/** The counts of a search at one step. */
export interface Counts {
  /** Nodes generated, the start and the pruned ones included. */
  readonly generated: number
  readonly expanded: number
  /** Generated nodes that were not kept. */
  readonly pruned: number
  readonly frontier: number
  /** The deepest level with a kept node, in the iteration that runs. */
  readonly deepest: number
  /** Kept nodes of the iteration that runs, for each depth up to the deepest. */
  readonly perLevel: readonly number[]
}

export function countsAt(recording: Recording, step: number): Counts {
  const { depth } = recording.columns
  const generated = rowsAt(recording, step)
  const expanded = expandedAt(recording, step)
  const nodes = keptNodes(recording, generated)
  const perLevel = new Uint32Array(recording.totals.perLevel.length)
  const { firstRow } = iterationAt(recording, step)
  for (let i = nodes.length - 1; i >= 0 && nodes[i] >= firstRow; i--) perLevel[depth[nodes[i]]]++
  const deepest = perLevel.findLastIndex((count) => count > 0)
  return {
    generated,
    expanded,
    pruned: generated - nodes.length,
    frontier: nodes.length - expanded - otherwiseLeftAt(recording, step),
    deepest,
    perLevel: Array.from(perLevel.subarray(0, deepest + 1)),
  }
}
