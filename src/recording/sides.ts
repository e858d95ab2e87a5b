import type { Recording } from './recording'

/** Whether a recording has a tree that grows from the goal, beside the one from the start. */
export function isTwoSided({ columns, rows }: Recording): boolean {
  return columns.side.subarray(0, rows).includes(1)
}
