import { rowsAt } from './events'
import { kept } from './reasonCodes'
import type { Recording } from './recording'

/**
 * The nodes that wait in the frontier at a step, the one generated first in front: the order of
 * a queue.
 */
export function frontierAt(recording: Recording, step: number): Int32Array {
  const { reason, leftAt } = recording.columns
  const rows = rowsAt(recording, step)
  const waiting = new Int32Array(rows)
  let count = 0
  for (let row = 0; row < rows; row++) {
    if (reason[row] === kept && leftAt[row] > step) waiting[count++] = row
  }
  return waiting.slice(0, count)
}
