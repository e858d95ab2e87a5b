import { copyOfRows } from '../columns'
import type { Columns } from '../columns'
import type { Recording } from '../recording'

/** The columns of a stretch of rows, and what happened since the part before. */
export interface RecordingChunk extends Omit<Recording, 'columns' | 'expansions' | 'calls'> {
  readonly fromRow: number
  readonly fromExpansion: number
  /** The rows since the last part. */
  readonly columns: Columns
  /** The nodes expanded since the last part, in order, and the event of each. */
  readonly expandedNodes: Int32Array
  readonly expandedAt: Uint32Array
  /** By event since the last part, the number of the call that made it. */
  readonly calls: Uint8Array
  /** What the whole run has done; of its iterations only those from `fromIteration` on. */
  readonly totals: Recording['totals']
  readonly fromIteration: number
  /** The markers since the last part. */
  readonly markers: Recording['markers']
}

/** How much of a recording has been sent. */
export type Sent = Pick<Recording, 'rows' | 'events' | 'expanded' | 'markers'> & {
  readonly totals: Pick<Recording['totals'], 'perIteration'>
}

const nothing: Sent = { rows: 0, events: 0, expanded: 0, markers: [], totals: { perIteration: [] } }

/** Copies what a recording has beyond what was sent of it before. */
export function cutChunk(recording: Recording, before: Sent = nothing): RecordingChunk {
  const { rows: fromRow, expanded: fromExpansion } = before
  const { columns, expansions, calls, ...rest } = recording
  const { rows, events, expanded } = recording
  // The last iteration that was sent went on since then.
  const fromIteration = Math.max(0, before.totals.perIteration.length - 1)
  const perIteration = recording.totals.perIteration.slice(fromIteration)
  const expandedNodes = expansions.items.slice(fromExpansion, expanded)
  return {
    ...rest,
    fromRow,
    fromExpansion,
    fromIteration,
    totals: { ...recording.totals, perIteration },
    markers: recording.markers.slice(before.markers.length),
    columns: copyOfRows(columns, fromRow, rows),
    calls: calls.items.slice(before.events, Math.min(events, calls.length)),
    expandedNodes,
    expandedAt: Uint32Array.from(expandedNodes, (node) => columns.leftAt[node]),
  }
}
