import { codeOf } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { hasDepthLimit } from './hasDepthLimit'

const reached = codeOf('reached')

/**
 * Whether a search with a depth limit and a table of reached states may have missed a solution
 * within the limit: it pruned a state because of a twin that stands deeper, and from there fewer
 * moves were left. Where it does not name the twin, or its record ends early, nobody knows, and it may have.
 */
export function mayHaveMissed({ columns, rows, overBudget }: Recording, { chosen }: Run): boolean {
  if (chosen.solver.forgets || !hasDepthLimit(chosen)) return false
  if (overBudget) return true
  const { depth, reason, twin } = columns
  for (let node = 0; node < rows; node++) {
    const isDeeper = twin[node] < 0 || depth[node] < depth[twin[node]]
    if (reason[node] === reached && isDeeper) return true
  }
  return false
}
