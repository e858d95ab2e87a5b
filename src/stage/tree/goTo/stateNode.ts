import type { Problem, State } from '../../../problems/problem'
import { rowsWithState } from '../../../recording/query/rowsWithState'
import { kept } from '../../../recording/reasonCodes'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'

/**
 * The node with a state: among some rows of a tree, else in what comes, else in an earlier tree.
 *
 * @param firstRow the first row of the tree
 * @param endRow the end of the rows that are looked at first
 */
export function stateNode(
  recording: Recording,
  problem: Problem,
  state: State,
  firstRow: Node,
  endRow: Node,
): Node | undefined {
  const find = (from: Node, below: Node) => firstAmong(recording, problem, state, from, below)
  return find(firstRow, endRow) ?? find(endRow, recording.rows) ?? find(0, firstRow)
}

/**
 * The first node with a state among some rows: a kept one, else a pruned one. Where the problem
 * takes states as equal and none has this one, a kept node with a state that is equal to it.
 *
 * All rows are looked through at once: two million take some milliseconds.
 */
function firstAmong(
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
