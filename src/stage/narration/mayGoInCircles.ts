import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'

// Of fewer nodes it need not be said why the search had not ended.
const longEnough = 1000

/**
 * Whether a search of one's own that was stopped may have come to the same states again and again:
 * its actions can be undone, and it has pruned nothing.
 */
export function mayGoInCircles({ totals }: Recording, { problem, chosen }: Run): boolean {
  if (!chosen.solver.own || !problem.reversible) return false
  return totals.pruned === 0 && totals.generated >= longEnough
}
