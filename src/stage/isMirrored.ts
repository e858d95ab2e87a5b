import type { Recording } from '../recording/recording'
import type { Node } from '../solvers/solver'

/**
 * True when the board of a pruned node is not that of its twin, but its mirror image: the only
 * boards that are taken as equal without being the same.
 */
export function isMirrored({ columns: { twin, low, high } }: Recording, node: Node): boolean {
  const other = twin[node]
  return other >= 0 && (low[node] !== low[other] || high[node] !== high[other])
}
