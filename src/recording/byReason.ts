import type { PruneReason } from '../solvers/solver'
import type { Totals } from './totals'

/** A count for each reason to prune, in the order in which they are documented. */
export function byReason(count: (reason: PruneReason) => number): Totals['prunedBy'] {
  return {
    reached: count('reached'),
    undoes: count('undoes'),
    'depth-limit': count('depth-limit'),
    'over-limit': count('over-limit'),
  }
}
