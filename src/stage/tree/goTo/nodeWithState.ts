import type { Problem, State } from '../../../problems/problem'
import { kept } from '../../../recording/reasonCodes'
import { rowsWithState } from '../../../recording/query/rowsWithState'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'

/**
 * The first node with a state among some rows: a kept one, else a pruned one. Where the problem
 * takes states as equal and none has this one, a kept node with a state that is equal to it.
 *
 * All rows are looked through at once: two million take some milliseconds.
 */
export function nodeWithState(
  { columns }: Recording,
  { canonical }: Problem,
  state: State,
  from: Node,
  below: Node,
): Node | undefined {
  const { low, high, reason } = columns
  let pruned: Node | undefined
  for (const row of rowsWithState({ columns }, state, from, below)) {
    if (reason[row] === kept) return row
    pruned ??= row
  }
  if (pruned !== undefined || !canonical) return pruned

  const [wanted, found] = [
    { low: 0, high: 0 },
    { low: 0, high: 0 },
  ]
  canonical(state.low, state.high, wanted)
  for (let row = from; row < below; row++) {
    if (reason[row] !== kept) continue
    canonical(low[row], high[row], found)
    if (found.low === wanted.low && found.high === wanted.high) return row
  }
  return undefined
}
