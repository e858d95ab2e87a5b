import type { Recording } from '../recording'

/** Whether a recording has all of its run, and the run was not stopped: what it lacks never was. */
export function isWhole({ outcome, overBudget }: Recording): boolean {
  return outcome !== undefined && outcome.kind !== 'cancelled' && !overBudget
}
