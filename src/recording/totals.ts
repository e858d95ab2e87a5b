import type { PruneReason } from '../solvers/solver'

/** What a whole search has done so far, whether or not it was kept in rows. */
export interface Totals {
  readonly events: number
  /** Nodes generated, the root and the pruned ones included. */
  readonly generated: number
  readonly expanded: number
  readonly pruned: number
  /** Pruned nodes by their reason. */
  readonly prunedBy: Readonly<Record<PruneReason, number>>
  /** Nodes that left the frontier without being expanded. */
  readonly dropped: number
  /** States that were added to the table of reached states; 0 for a search without one. */
  readonly reached: number
  /** The most states the table held at once. */
  readonly peakSize: number
  /** Stored states compared with one that was looked up. */
  readonly comparisons: number
  /** Kept nodes for each depth. */
  readonly perLevel: readonly number[]
  /** For a search that begins anew with higher limits: what it did at each. */
  readonly perIteration: readonly IterationTotals[]
}

/** What a search did at one of its limits. */
export interface IterationTotals {
  readonly limit: number
  readonly generated: number
  readonly expanded: number
  /** Nodes generated for each depth, the pruned ones included; empty where there are too many. */
  readonly perLevel: readonly number[]
}
