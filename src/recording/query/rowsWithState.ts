import type { State } from '../../problems/problem'
import type { Node } from '../../solvers/solver'
import type { Recording } from '../recording'

/**
 * The rows from one up to before another that have a state, the first one first; looked through as
 * they are asked for: two million take some milliseconds.
 */
export function* rowsWithState(
  { columns: { low, high } }: Pick<Recording, 'columns'>,
  state: State,
  from: Node,
  below: Node,
): Generator<Node, void> {
  let row = low.indexOf(state.low, from)
  while (row >= 0 && row < below) {
    if (high[row] === state.high) yield row
    row = low.indexOf(state.low, row + 1)
  }
}
