import type { Action } from '../problems/problem'
import type { Columns, Int32Log, Uint8Log } from './columns'
import type { Marker, RunOutcome } from './marker'
import type { Totals } from './totals'

/** What a run has come to, as far as its end and a few counts tell it. */
export interface RunSummary extends Pick<Recording, 'outcome' | 'solutions'> {
  readonly totals: Pick<Totals, 'expanded' | 'generated' | 'peakSize'>
  readonly solution: ArrayLike<Action> | undefined
}

/**
 * A search as far as it was recorded: a value that never changes. While a run is still being
 * recorded each part that arrives makes a new `Recording`; they share the columns, of which each
 * one reads its first `rows` rows, so an older one stays as valid as it was.
 *
 * Event 0 generates the root; every later event generates a node, expands one, or is a marker.
 *
 * `write/recorder.ts` makes recordings, `query/events.ts` and its neighbours answer what was so at a
 * step, `transfer/chunk.ts` and `transfer/assembler.ts` take them to another thread, and
 * `file/lines.ts` and `file/recordingReader.ts` write and read them as files.
 */
export interface Recording {
  readonly columns: Readonly<Columns>
  /** How many rows there are: generated nodes, the pruned ones included. */
  readonly rows: number
  /** How many events there are; the last one has the number `events - 1`. */
  readonly events: number
  /** The nodes expanded, in order. */
  readonly expansions: Readonly<Int32Log>
  /** How many of `expansions` belong to this recording. */
  readonly expanded: number
  /**
   * By event, the number of the call in the solver's source that made it; 0 where none did. Of a
   * recording that was read from a file they are not known, and there are none.
   */
  readonly calls: Readonly<Uint8Log>
  readonly markers: readonly Marker[]
  /** The counts of the whole run, also of the part that outgrew the budget. */
  readonly totals: Totals
  /** How the run ended, `undefined` while it goes on. */
  readonly outcome: RunOutcome | undefined
  /** The actions of the first solution, from the start to the goal, where one was found. */
  readonly solution: readonly Action[] | undefined
  /** How many solutions were found. */
  readonly solutions: number
  /** True when the run outgrew its budget, so that its later events are counted only. */
  readonly overBudget: boolean
}
