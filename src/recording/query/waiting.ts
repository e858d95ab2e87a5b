import { never } from '../columns'
import type { Columns } from '../columns'
import { expandedAt, otherwiseLeftAt, rowsAt } from './events'
import { keptNodes } from './keptNodes'
import type { Recording } from '../recording'
import type { Node } from '../../solvers/solver'

/** When the nodes of each block of kept nodes have left the frontier: the first and the last. */
interface Leaving {
  readonly first: number[]
  readonly last: number[]
  /** How many events there were when a block was looked at. */
  readonly seen: number[]
}

const blockSize = 1024

// Recordings that grow out of each other share their columns, and so what is known of them.
const leavingOf = new WeakMap<Readonly<Columns>, Leaving>()

/** How many nodes wait at a step. */
export function waitingCountAt(recording: Recording, step: number): number {
  const rows = rowsAt(recording, step)
  const left = expandedAt(recording, step) + otherwiseLeftAt(recording, step)
  return keptNodes(recording, rows).length - left - (isMetNow(recording, rows - 1, step) ? 1 : 0)
}

/** True of a goal that never waits, at the event that generates it: the marker comes right after. */
function isMetNow({ columns }: Recording, newest: Node, step: number): boolean {
  return columns.generatedAt[newest] === step && columns.leftAt[newest] === step
}

/** The nodes that wait at a step, in the order of generation. */
export function waitingAt(recording: Recording, step: number): Int32Array {
  const { leftAt } = recording.columns
  const nodes = keptNodes(recording, rowsAt(recording, step))
  const waiting = new Int32Array(waitingCountAt(recording, step))
  const leaving = leavingOf.get(recording.columns) ?? { first: [], last: [], seen: [] }
  leavingOf.set(recording.columns, leaving)
  let count = 0
  for (let from = 0; count < waiting.length; from += blockSize) {
    const block = nodes.subarray(from, from + blockSize)
    const whole = block.length === blockSize
    const at = from / blockSize
    if (whole) look(leaving, at, block, recording, step)
    if (whole && leaving.last[at] <= step) continue
    if (whole && leaving.first[at] > step) {
      waiting.set(block, count)
      count += block.length
      continue
    }
    for (const node of block) if (leftAt[node] > step) waiting[count++] = node
  }
  return waiting
}

/** Looks at a block, unless what is known of it holds for a step. */
function look(
  { first, last, seen }: Leaving,
  at: number,
  block: Int32Array,
  { columns: { leftAt }, events }: Recording,
  step: number,
): void {
  // What is filled in later than a block was looked at is about later events.
  if (at < seen.length && (last[at] !== never || step < seen[at])) return
  let least = never
  let most = 0
  for (const node of block) {
    const event = leftAt[node]
    if (event < least) least = event
    if (event > most) most = event
  }
  first[at] = least
  last[at] = most
  seen[at] = events
}
