import type { Action, Puzzle, State } from '../puzzles/puzzle'
import { Successors } from '../puzzles/successors'

/** The states that actions lead through, the start first; `undefined` where one is impossible. */
export function statesAlong(
  puzzle: Puzzle,
  actions: readonly Action[],
): readonly State[] | undefined {
  const successors = new Successors()
  const states = [puzzle.start]
  let at = puzzle.start
  for (const action of actions) {
    puzzle.successors(at.low, at.high, successors)
    const next = successors.action.subarray(0, successors.count).indexOf(action)
    if (next < 0) return undefined
    at = { low: successors.low[next], high: successors.high[next] }
    states.push(at)
  }
  return states
}
