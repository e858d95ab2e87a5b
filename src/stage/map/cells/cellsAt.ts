import { rowsAt } from '../../../recording/query/events'
import { iterationAt } from '../../../recording/query/iterations'
import { keptNodes } from '../../../recording/query/keptNodes'
import { dropMarkers } from '../../../recording/query/markers'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'

/** What a search has done with a cell: nothing, put it into the frontier, expanded or dropped it. */
export const cellStates = { untouched: 0, waiting: 1, expanded: 2, dropped: 3 } as const

/**
 * What each cell of a map is at a step, by the latest node that was kept there; of a search that
 * begins anew by those of the iteration that runs.
 *
 * @param into takes one of `cellStates` for each cell
 */
export function cellsAt(recording: Recording, step: number, into: Uint8Array): void {
  into.fill(cellStates.untouched)
  const { low, leftAt } = recording.columns
  const { firstRow } = iterationAt(recording, step)
  const drops = dropMarkers(recording)
  for (const node of keptNodes(recording, rowsAt(recording, step))) {
    if (node < firstRow) continue
    const done = drops.has(node) ? cellStates.dropped : cellStates.expanded
    into[low[node]] = leftAt[node] > step ? cellStates.waiting : done
  }
}

/** The latest node of a cell by a step, one that was kept if there is any. */
export function nodeOfCell(recording: Recording, step: number, cell: number): Node | undefined {
  const { low } = recording.columns
  const { firstRow } = iterationAt(recording, step)
  const rows = rowsAt(recording, step)
  const kept = keptNodes(recording, rows).findLast((node) => node >= firstRow && low[node] === cell)
  if (kept !== undefined) return kept
  const any = low.subarray(firstRow, rows).lastIndexOf(cell)
  return any < 0 ? undefined : firstRow + any
}
