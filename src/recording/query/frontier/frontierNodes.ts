import { never } from '../../columns'
import type { Recording } from '../../recording'
import { rowsAt } from '../events'
import { keptNodes } from '../keptNodes'
import { sharedIndex } from '../memoized'
import { frontierSizeAt } from './frontierSize'

const blockSize = 1024

/** When the nodes of each block of kept nodes have left the frontier. */
const leavingOf = sharedIndex(() => ({
  first: new Array<number>(),
  last: new Array<number>(),
  /** How many events there were when a block was looked at. */
  seen: new Array<number>(),
}))

/**
 * The nodes that wait in the frontier at a step, in the order of generation; only to be read. Those
 * of a queue are the ones that were kept last: then nothing is copied.
 */
export function frontierNodesAt(recording: Recording, step: number): Int32Array {
  const { leftAt } = recording.columns
  const nodes = keptNodes(recording, rowsAt(recording, step))
  const size = frontierSizeAt(recording, step)
  const newest = Math.max(0, nodes.length - size)
  if (doAllWait(recording, step, nodes, newest)) return nodes.subarray(newest)
  const waiting = new Int32Array(size)
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

/** Whether all nodes from a place on wait at a step. */
function doAllWait(recording: Recording, step: number, nodes: Int32Array, from: number): boolean {
  const { leftAt } = recording.columns
  const leaving = leavingOf(recording.columns)
  for (let place = from; place < nodes.length;) {
    const end = place + blockSize
    if (place % blockSize > 0 || end > nodes.length) {
      if (leftAt[nodes[place++]] <= step) return false
    } else {
      const at = place / blockSize
      look(leaving, at, nodes.subarray(place, end), recording, step)
      if (leaving.first[at] <= step) return false
      place = end
    }
  }
  return true
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
  // Of the blocks before one that was looked at, some may not have been.
  if (at in seen && (last[at] !== never || step < seen[at])) return
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
