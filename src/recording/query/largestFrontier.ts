import { Int32Log } from '../columns'
import type { Columns } from '../columns'
import { markersAt, rowsAt } from './events'
import { firstAtLeast } from './firstAtLeast'
import { kept } from '../reasonCodes'
import type { Recording } from '../recording'

interface KnownSizes {
  /** By a size less one: the row with which the frontier first had it. */
  readonly rowOfSize: Int32Log
  /** How many rows have been looked at, and how many of them were kept. */
  rows: number
  kept: number
}

// Recordings that grow out of each other share their columns, and so what is known of them.
const sizesOf = new WeakMap<Readonly<Columns>, KnownSizes>()

/** The most nodes that have waited at once, up to a step. */
export function largestFrontierAt(recording: Recording, step: number): number {
  const { columns } = recording
  const known = sizesOf.get(columns) ?? { rowOfSize: new Int32Log(), rows: 0, kept: 0 }
  sizesOf.set(columns, known)
  const rows = rowsAt(recording, step)
  while (known.rows < rows) look(known, recording)
  return firstAtLeast(known.rowOfSize.items, known.rowOfSize.length, rows)
}

/** The frontier grows by one node at a time, and only by a node that is kept and waits. */
function look(known: KnownSizes, recording: Recording): void {
  const { columns, markers } = recording
  const row = known.rows++
  if (columns.reason[row] !== kept) return
  known.kept++
  const event = columns.generatedAt[row]
  // A goal that is met when it is generated never waits.
  if (columns.leftAt[row] === event) return
  const before = markersAt(recording, event)
  const expanded = event - row - before
  const otherwiseLeft = before === 0 ? 0 : markers[before - 1].left
  const waiting = known.kept - expanded - otherwiseLeft
  if (waiting > known.rowOfSize.length) known.rowOfSize.push(row)
}
