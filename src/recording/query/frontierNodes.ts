import { never } from '../columns'
import type { Recording } from '../recording'
import { rowsAt } from './events'
import { frontierSizeAt } from './frontierSize'
import { keptNodes } from './keptNodes'
import { sharedIndex } from './memoized'

const blockSize = 1024

/** When the nodes of each block of kept nodes have left the frontier. */
const leavingOf = sharedIndex(() => ({
  first: new Array<number>(),
  last: new Array<number>(),
  /** How many events there were when a block was looked at. */
  seen: new Array<number>(),
}))

/** The nodes that wait in the frontier at a step, in the order of generation. */
export function frontierNodesAt(recording: Recording, step: number): Int32Array {
  const { leftAt } = recording.columns
  const nodes = keptNodes(recording, rowsAt(recording, step))
  const waiting = new Int32Array(frontierSizeAt(recording, step))
  const leaving = leavingOf(recording.columns)
  let count = 0
  for (let from = 0; count < waiting.length && from < nodes.length; from += blockSize) {
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
  // A file may count more than there are.
  return waiting.subarray(0, count)
}

/** Looks at a block, unless what is known of it holds for a step. */
function look(
  { first, last, seen }: ReturnType<typeof leavingOf>,
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
