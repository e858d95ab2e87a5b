import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Message } from '../../words/message'

// Of fewer nodes it need not be said why the search had not ended.
const longEnough = 1000

/**
 * Says of a search of one's own that was stopped that it may have come to the same states again and
 * again: its actions can be undone, and it has pruned nothing.
 */
export function inCircles({ totals }: Recording, { problem, chosen }: Run): Message | undefined {
  const mayBe = chosen.solver.own && problem.reversible
  return mayBe && totals.pruned === 0 && totals.generated >= longEnough
    ? { key: 'ownSearch.inCircles' }
    : undefined
}
