import { iterationMarkers } from '../../recording/query/markers'
import { kept } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'

/** More events are not written: Posthoc takes about a millisecond for each before it shows any. */
export const mostTraceEvents = 20_000

export interface TraceSize {
  /** How many events of the search are written. */
  readonly written: number
  /** How many there would be for the whole search, also of what outgrew its recording. */
  readonly all: number
}

/** How many events a trace has: of a pruned node two, of the beginning of an iteration none. */
export function traceSize(recording: Recording, most = mostTraceEvents): TraceSize {
  const { columns, rows, events, overBudget, totals } = recording
  const pruned = columns.reason
    .subarray(0, rows)
    .reduce((sum, code) => sum + Number(code !== kept), 0)
  const recorded = events + pruned - iterationMarkers(recording).length
  const counted = totals.events + totals.pruned - totals.perIteration.length
  return { written: Math.min(most, recorded), all: overBudget ? counted : recorded }
}
