import { expandedAt, rowsAt, otherwiseLeftAt } from './events'
import { keptNodes } from './keptNodes'
import type { Recording } from './recording'

/**
 * The nodes that wait in the frontier at a step, the one generated first in front: the order of
 * a queue.
 */
export function frontierAt(recording: Recording, step: number): Int32Array {
  const { leftAt } = recording.columns
  const nodes = keptNodes(recording, rowsAt(recording, step))
  const left = expandedAt(recording, step) + otherwiseLeftAt(recording, step)
  const waiting = new Int32Array(nodes.length - left)
  for (let i = 0, count = 0; count < waiting.length; i++) {
    if (leftAt[nodes[i]] > step) waiting[count++] = nodes[i]
  }
  return waiting
}
