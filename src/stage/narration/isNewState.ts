import { iterationAt } from '../../recording/query/iterations'
import { stateOf } from '../../recording/query/path/path'
import { rowsWithState } from '../../recording/query/rowsWithState'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'

/**
 * Whether it is known that no earlier node of the same side has the state of a kept one. A search of
 * the app that keeps reached states has looked; one of one's own may not have.
 */
export function isNewState(recording: Recording, { chosen }: Run, node: Node): boolean {
  const { forgets, own } = chosen.solver
  if (forgets) return false
  if (!own) return true
  const { generatedAt, side } = recording.columns
  const { firstRow } = iterationAt(recording, generatedAt[node])
  for (const row of rowsWithState(recording, stateOf(recording, node), firstRow, node))
    if (side[row] === side[node]) return false
  return true
}
