import type { Recording } from '../recording'

/** Whether a recording has a tree that grows from the goal, beside the one from the start. */
export function isTwoSided({ columns, rows }: Recording): boolean {
  // Where there are two roots they come before all other nodes.
  return columns.side.subarray(0, Math.min(rows, 2)).includes(1)
}
