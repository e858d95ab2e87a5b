import { goalTestOf } from '../goalTest'
import type { Recording, RunSummary } from '../recording'
import type { Run } from '../run'
import { expandedAt, rowsAt } from './events'
import { frontierSizeAt } from './frontier/frontierSize'
import { iterationAt } from './iterations'
import { keptNodes } from './keptNodes'
import { keptPerLevel } from './levelCounts'

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
  const generated = rowsAt(recording, step)
  const nodes = keptNodes(recording, generated).length
  const perLevel = keptPerLevel(recording, iterationAt(recording, step).firstRow, generated)
  return {
    generated,
    expanded: expandedAt(recording, step),
    pruned: generated - nodes,
    frontier: frontierSizeAt(recording, step),
    deepest: perLevel.length - 1,
    perLevel,
  }
}

/**
 * How many nodes a whole search has popped from its frontier: the expanded ones and, where they
 * were found so, the goals. A search for all solutions pops several.
 */
export function poppedIn({ chosen }: Run, { solutions, totals }: RunSummary): number {
  return totals.expanded + (goalTestOf(chosen) === 'expansion' ? solutions : 0)
}
