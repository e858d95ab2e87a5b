import { iterationAt } from '../../recording/query/iterations'
import { stateOf } from '../../recording/query/path/path'
import { rowsWithState } from '../../recording/query/rowsWithState'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'

/**
 * Whether a search that keeps the states it reached meets the state of a kept node for the first time: no
 * earlier node of the same side and iteration has it. One that was cut off has it too, and no table need tell.
 */
export function isNewState(recording: Recording, { chosen }: Run, node: Node): boolean {
  if (chosen.solver.forgets) return false
  const { generatedAt, side } = recording.columns
  const { firstRow } = iterationAt(recording, generatedAt[node])
  for (const row of rowsWithState(recording, stateOf(recording, node), firstRow, node))
    if (side[row] === side[node]) return false
  return true
}
