import type { Problem, State } from '../../../problems/problem'
import { kept } from '../../../recording/reasonCodes'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'

/**
 * The first node with a board among some rows: a kept one, else a pruned one. Where the problem
 * takes boards as equal and none has this one, a kept node with a board that is equal to it.
 *
 * All rows are looked through at once: two million take some milliseconds.
 */
export function nodeWithBoard(
  { columns }: Recording,
  { canonical }: Problem,
  board: State,
  from: Node,
  below: Node,
): Node | undefined {
  const { low, high, reason } = columns
  let pruned: Node | undefined
  let row = low.indexOf(board.low, from)
  while (row >= 0 && row < below) {
    if (high[row] === board.high) {
      if (reason[row] === kept) return row
      pruned ??= row
    }
    row = low.indexOf(board.low, row + 1)
  }
  if (pruned !== undefined || !canonical) return pruned

  const [wanted, found] = [
    { low: 0, high: 0 },
    { low: 0, high: 0 },
  ]
  canonical(board.low, board.high, wanted)
  for (row = from; row < below; row++) {
    if (reason[row] !== kept) continue
    canonical(low[row], high[row], found)
    if (found.low === wanted.low && found.high === wanted.high) return row
  }
  return undefined
}
