/** What a whole search has done so far, whether or not it was kept in rows. */
export interface Totals {
  readonly events: number
  /** Nodes generated, the root and the pruned ones included. */
  readonly generated: number
  readonly expanded: number
  readonly pruned: number
  /** States in the reached table. */
  readonly reached: number
  /** Stored states compared with one that was looked up. */
  readonly comparisons: number
  /** Kept nodes for each depth. */
  readonly perLevel: readonly number[]
}
