import { Int32Log } from '../../../src/recording/columns'
import type { Marker } from '../../../src/recording/marker'
import { rowsAt } from '../../../src/recording/query/events'
import { iterationMarkers } from '../../../src/recording/query/markers'
import { codeOf, kept } from '../../../src/recording/reasonCodes'
import type { Recording } from '../../../src/recording/recording'
import type { Totals } from '../../../src/recording/totals'
import type { Node } from '../../../src/solvers/solver'

/**
 * A recording with the same past up to a step and another future: two nodes that wait there change
 * places, what was kept is pruned and what was pruned is kept, on other levels and with other states;
 * nothing meets, and the search ends otherwise, with other counts.
 */
export function otherFuture(
  recording: Recording,
  step: number,
  swapped: readonly Node[],
): Recording {
  const rows = rowsAt(recording, step)
  const columns = structuredClone(recording.columns)
  const { low, high, parent, reason, twin, depth, leftAt } = columns
  for (const column of [low, high]) column.subarray(rows, recording.rows).reverse()
  for (let row = rows; row < recording.rows; row++) {
    const wasKept = reason[row] === kept
    reason[row] = wasKept ? codeOf('reached') : kept
    twin[row] = wasKept ? 0 : -1
    depth[row] += 2
    parent[row] = 0
  }
  const [one, other] = swapped
  const instead = (node: Node) => (node === one ? other : node === other ? one : node)
  if (one !== undefined && other !== undefined) {
    ;[leftAt[one], leftAt[other]] = [leftAt[other], leftAt[one]]
  }
  const expansions = new Int32Log()
  expansions.append(recording.expansions.items.slice(0, recording.expanded).map(instead))
  return {
    ...recording,
    columns,
    expansions,
    markers: recording.markers.map((marker) =>
      marker.event > step ? otherMarker(marker) : marker,
    ),
    totals: otherTotals(recording, step),
    outcome: { kind: 'exhausted' },
    solution: undefined,
    solutions: 0,
  }
}

/** A goal is dropped instead, a limit is another one. */
function otherMarker(marker: Marker): Marker {
  const { event, left } = marker
  if (marker.kind === 'solution') {
    return { kind: 'drop', node: marker.node, reason: 'beam-full', event, left }
  }
  return marker.kind === 'iteration' ? { ...marker, limit: marker.limit + 3 } : marker
}

function otherTotals(recording: Recording, step: number): Totals {
  const { totals } = recording
  // The last limit that has begun may be in its midst.
  const over = iterationMarkers(recording).filter(({ event }) => event <= step).length - 1
  const more = (count: number) => 2 * count + 7
  return {
    ...totals,
    generated: more(totals.generated),
    expanded: more(totals.expanded),
    pruned: more(totals.pruned),
    reached: more(totals.reached),
    dropped: more(totals.dropped),
    peakSize: more(totals.peakSize),
    comparisons: more(totals.comparisons),
    prunedBy: { ...totals.prunedBy, undoes: more(totals.prunedBy.undoes) },
    perLevel: [...totals.perLevel.map(more), 5],
    perIteration: totals.perIteration.map((each, place) => {
      if (place < over) return each
      return { ...each, generated: more(each.generated), perLevel: [...each.perLevel, 5] }
    }),
  }
}
