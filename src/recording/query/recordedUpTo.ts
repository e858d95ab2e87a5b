import { byReason } from '../byReason'
import { codeOf } from '../reasonCodes'
import type { Recording } from '../recording'
import type { IterationTotals, Totals } from '../totals'
import { countsAt } from './counts'
import { expandedAt, markersAt, rowsAt } from './events'
import { generatedPerLevel, iterationAt } from './iterations'
import { keptPerLevel } from './levelCounts'
import { iterationMarkers, solutionMarkers } from './markers'
import { droppedAt } from './status'

/**
 * A recording as it was when a step was the last one: nothing in it tells of a later one. What only
 * the search itself counts, of its table of reached states, is not known in the midst of it.
 */
export function recordedUpTo(recording: Recording, step: number): Recording {
  if (step >= recording.events - 1 && !recording.outcome) return recording
  const markers = recording.markers.slice(0, markersAt(recording, step))
  const met = recording.markers.at(markers.length)
  // A goal that never waits is generated one event before its marker.
  const isMet = met?.kind === 'solution' && !met.waiting
  if (isMet && recording.columns.generatedAt[met.node] === step) markers.push(met)
  const solutions = solutionMarkers({ ...recording, markers }).size
  return {
    ...recording,
    rows: rowsAt(recording, step),
    events: step + 1,
    expanded: expandedAt(recording, step),
    markers,
    totals: totalsAt(recording, step),
    outcome: undefined,
    solution: solutions > 0 ? recording.solution : undefined,
    solutions,
    overBudget: false,
  }
}

function totalsAt(recording: Recording, step: number): Totals {
  const { generated, expanded, pruned } = countsAt(recording, step)
  return {
    events: step + 1,
    generated,
    expanded,
    pruned,
    prunedBy: prunedByAt(recording, generated),
    dropped: droppedAt(recording, step),
    reached: 0,
    peakSize: 0,
    comparisons: 0,
    // Those of a count at a step are of one iteration.
    perLevel: keptPerLevel(recording, 0, generated),
    perIteration: iterationsAt(recording, step),
  }
}

function prunedByAt({ columns }: Recording, rows: number): Totals['prunedBy'] {
  const counts = new Uint32Array(256)
  for (let row = 0; row < rows; row++) counts[columns.reason[row]]++
  return byReason((reason) => counts[codeOf(reason)])
}

/** The iterations that are over by a step, and what there is of the one that runs. */
function iterationsAt(recording: Recording, step: number): readonly IterationTotals[] {
  const at = iterationMarkers(recording).findLastIndex(({ event }) => event <= step)
  if (at < 0) return []
  const { event, limit } = iterationMarkers(recording)[at]
  const { firstRow } = iterationAt(recording, step)
  const running: IterationTotals = {
    limit,
    generated: rowsAt(recording, step) - firstRow,
    expanded: expandedAt(recording, step) - expandedAt(recording, event),
    perLevel: generatedPerLevel(recording, step),
  }
  return [...recording.totals.perIteration.slice(0, at), running]
}
