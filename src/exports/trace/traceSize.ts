import { iterationMarkers } from '../../recording/query/markers'
import { kept } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'

/** More events are not written: Posthoc takes about a millisecond for each before it shows any. */
const mostTraceEvents = 20_000

export interface TraceSize {
  /** How many events of the search are written. */
  readonly written: number
  /** How many there would be for the whole search, also of what outgrew its recording. */
  readonly all: number
}

/** How many events a trace has: of a pruned node two, of the beginning of an iteration none. */
export function traceSize(recording: Recording, most = mostTraceEvents): TraceSize {
  const { events, overBudget, totals } = recording
  const iterations = iterationMarkers(recording).length
  const recorded = events + prunedAmong(recording, most) - iterations
  const counted = totals.events + totals.pruned - totals.perIteration.length
  const all = overBudget ? counted : events + totals.pruned - iterations
  return { written: Math.min(most, recorded), all }
}

/** How many of the first rows are pruned: with this many rows there are too many events anyway. */
function prunedAmong({ columns, rows }: Recording, first: number): number {
  const among = columns.reason.subarray(0, Math.min(rows, first))
  return among.reduce((sum, code) => sum + Number(code !== kept), 0)
}
