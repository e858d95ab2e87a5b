import type { Action, Puzzle, State } from '../../src/puzzles/puzzle'
import { Successors } from '../../src/puzzles/successors'

/** The states that actions lead through, the start first; an impossible action is an error. */
export function statesAlong(puzzle: Puzzle, actions: readonly Action[]): readonly State[] {
  const into = new Successors()
  const states = [puzzle.start]
  for (const action of actions) {
    const at = states[states.length - 1]
    puzzle.successors(at.low, at.high, into)
    const next = into.action.subarray(0, into.count).indexOf(action)
    if (next < 0) throw new Error(`no action ${action} in ${puzzle.format(at)}`)
    states.push({ low: into.low[next], high: into.high[next] })
  }
  return states
}

/** The board that actions lead to. */
export function replay(puzzle: Puzzle, actions: readonly Action[]): string {
  const states = statesAlong(puzzle, actions)
  return puzzle.format(states[states.length - 1])
}
