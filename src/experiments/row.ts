import type { Job } from './experiment'

/**
 * How a run ended: `unsolvable` by a proof, without a search; `exhausted` with nothing left to
 * expand; `limit` with nothing left within its depth limit; `cut` for having expanded too many nodes;
 * `stopped` for what a search of one's own did wrong.
 */
export const rowOutcomes = [
  'solved',
  'unsolvable',
  'exhausted',
  'limit',
  'out-of-memory',
  'cut',
  'stopped',
] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** What is counted of a run; all but the milliseconds are the same on every machine. */
export interface Measured {
  readonly outcome: RowOutcome
  /** The length of the solution, where there is one. */
  readonly moves: number | undefined
  /** What the solution costs, where there is one and actions have costs. */
  readonly cost?: number | undefined
  /** Nodes popped from the frontier, the goal included where it was found so; files call it `taken`. */
  readonly popped: number
  readonly expanded: number
  /** Nodes generated, the start and the pruned ones included. */
  readonly generated: number
  /** The most reached states held at once, 0 for a search that keeps none; files call it `reached`. */
  readonly peakSize: number
  readonly ms: number
  /** Why a search of one's own was stopped, in words. */
  readonly why?: string | undefined
}

/** What one search did from one board. */
export interface Row extends Job, Measured {}

/** What rows are compared by, in the order shown. */
export const measures = ['popped', 'generated', 'peakSize', 'boards', 'cost', 'ms'] as const
export type Measure = (typeof measures)[number]

/**
 * Reads a measure from the rows of one search.
 *
 * @returns the value of a row; nothing where its run has none
 */
export function readMeasure<OneRow extends Measured>(
  rows: readonly OneRow[],
  measure: Measure,
): (row: OneRow) => number | undefined {
  if (measure === 'boards') return ({ moves }) => (moves === undefined ? undefined : moves + 1)
  // A search without a table of reached states did not reach none: it does not know.
  const isUnknown = measure === 'peakSize' && rows.every(({ peakSize }) => peakSize === 0)
  return (row) => (isUnknown ? undefined : row[measure])
}

/** Rows by board and search, whatever the order in which they came. */
export function inOrder(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((one, other) => one.board - other.board || one.search - other.search)
}
