import { iterationAt } from '../../recording/query/iterations'
import { stateOf } from '../../recording/query/path/path'
import { rowsWithState } from '../../recording/query/rowsWithState'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'

/**
 * Whether a search that keeps the states it reached meets the state of a kept node for the first time: no
 * earlier node of the iteration has it, on either side. One that was cut off has it too, and no table need tell.
 */
export function isNewState(recording: Recording, { chosen }: Run, node: Node): boolean {
  if (chosen.solver.forgets) return false
  const { firstRow } = iterationAt(recording, recording.columns.generatedAt[node])
  const { done } = rowsWithState(recording, stateOf(recording, node), firstRow, node).next()
  return done === true
}
