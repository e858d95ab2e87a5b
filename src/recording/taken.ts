import { goalTestOf } from './goalTest'
import type { Recording } from './recording'
import type { Run } from './run'

/** Nodes taken from the frontier: the expanded ones and, where it was found so, the goal. */
export function takenOf({ chosen }: Run, { outcome, totals }: Recording): number {
  const goalWasTaken = outcome?.kind === 'solved' && goalTestOf(chosen) === 'expansion'
  return totals.expanded + (goalWasTaken ? 1 : 0)
}
