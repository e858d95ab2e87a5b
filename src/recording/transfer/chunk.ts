import type { Recording } from '../recording'

/** The columns of a stretch of rows, and what happened since the part before. */
export interface RecordingChunk extends Omit<Recording, 'columns' | 'expansions'> {
  readonly fromRow: number
  readonly fromExpansion: number
  readonly low: Int32Array
  readonly high: Int32Array
  readonly parent: Int32Array
  readonly action: Uint16Array
  readonly depth: Uint32Array
  readonly reason: Uint8Array
  readonly twin: Int32Array
  readonly generatedAt: Uint32Array
  readonly h: Uint8Array
  readonly side: Uint8Array
  /** The nodes expanded since the last part, in order, and the event of each. */
  readonly expandedNodes: Int32Array
  readonly expandedAt: Uint32Array
  /** What the whole run has done; of its iterations only those from `fromIteration` on. */
  readonly totals: Recording['totals']
  readonly fromIteration: number
  /** The markers since the last part. */
  readonly markers: Recording['markers']
}

/** How much of a recording has been sent. */
export type Sent = Pick<Recording, 'rows' | 'expanded' | 'markers'> & {
  readonly totals: Pick<Recording['totals'], 'perIteration'>
}

const nothing: Sent = { rows: 0, expanded: 0, markers: [], totals: { perIteration: [] } }

/** Copies what a recording has beyond what was sent of it before. */
export function cutChunk(recording: Recording, before: Sent = nothing): RecordingChunk {
  const { rows: fromRow, expanded: fromExpansion } = before
  const { columns, expansions, ...rest } = recording
  const { rows, expanded } = recording
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
    low: columns.low.slice(fromRow, rows),
    high: columns.high.slice(fromRow, rows),
    parent: columns.parent.slice(fromRow, rows),
    action: columns.action.slice(fromRow, rows),
    depth: columns.depth.slice(fromRow, rows),
    reason: columns.reason.slice(fromRow, rows),
    twin: columns.twin.slice(fromRow, rows),
    generatedAt: columns.generatedAt.slice(fromRow, rows),
    h: columns.h.slice(fromRow, rows),
    side: columns.side.slice(fromRow, rows),
    expandedNodes,
    expandedAt: Uint32Array.from(expandedNodes, (node) => columns.leftAt[node]),
  }
}
