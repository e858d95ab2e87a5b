import type { Node } from '../../../solvers/solver'
import { Int32Log } from '../../columns'
import { kept } from '../../reasonCodes'
import type { Recording } from '../../recording'
import { firstAtLeast } from '../bisect'
import { expandedAt, leftByMarkerAt, markersAt, rowsAt } from '../events'
import { keptNodes } from '../keptNodes'
import { sharedIndex } from '../memoized'

/** How many nodes wait in the frontier at a step. */
export function frontierSizeAt(recording: Recording, step: number): number {
  const rows = rowsAt(recording, step)
  const left = expandedAt(recording, step) + leftByMarkerAt(recording, step)
  return keptNodes(recording, rows).length - left - (isMetNow(recording, rows - 1, step) ? 1 : 0)
}

/**
 * True of a goal that never waits, at the event that generates it: the marker comes right after.
 */
function isMetNow({ columns }: Recording, newest: Node, step: number): boolean {
  return columns.generatedAt[newest] === step && columns.leftAt[newest] === step
}

/** The most nodes that have waited at once, up to a step. */
export function peakFrontierSizeAt(recording: Recording, step: number): number {
  const known = sizesOf(recording.columns)
  const rows = rowsAt(recording, step)
  while (known.rows < rows) look(known, recording)
  return firstAtLeast(known.rowOfSize.items, rows, 0, known.rowOfSize.length)
}

const sizesOf = sharedIndex(() => ({
  /** By a size less one: the row with which the frontier first had it. */
  rowOfSize: new Int32Log(),
  /** How many rows have been looked at, and how many of them were kept. */
  rows: 0,
  kept: 0,
}))

/** The frontier grows by one node at a time, and only by a node that is kept and waits. */
function look(known: ReturnType<typeof sizesOf>, { columns, markers }: Recording): void {
  const row = known.rows++
  if (columns.reason[row] !== kept) return
  known.kept++
  const event = columns.generatedAt[row]
  // A goal that is met when it is generated never waits.
  if (columns.leftAt[row] === event) return
  const before = markersAt({ markers }, event)
  const expanded = event - row - before
  const leftByMarker = before === 0 ? 0 : markers[before - 1].left
  const size = known.kept - expanded - leftByMarker
  if (size > known.rowOfSize.length) known.rowOfSize.push(row)
}
