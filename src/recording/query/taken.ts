import { goalTestOf } from '../goalTest'
import type { Recording } from '../recording'
import type { Run } from '../run'

/**
 * Nodes taken from the frontier: the expanded ones and, where they were found so, the goals. A
 * search for all solutions takes several.
 */
export function takenOf({ chosen }: Run, { solutions, totals }: Recording): number {
  return totals.expanded + (goalTestOf(chosen) === 'expansion' ? solutions : 0)
}
