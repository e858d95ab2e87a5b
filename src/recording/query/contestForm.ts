import type { Action, Problem } from '../../problems/problem'
import { statesAlong } from './path/solutions'

/** What stands for a solution where it is proven that there is none. */
export const noSolution = '-1'

/**
 * The moves of a solution in the problem's notation.
 *
 * @throws TypeError when they cannot be made from the start
 */
export function notedMoves(problem: Problem, actions: readonly Action[]): readonly string[] {
  const states = statesAlong(problem, actions)
  if (!states) throw new TypeError('a move of the solution is not possible')
  return actions.map((action, index) => problem.notation(states[index], action))
}

/**
 * A solution in the form of the contest, line by line: the number of moves, then the moves. A move of
 * several words, such as the name of a node, stands in quotation marks.
 */
export function contestLines(moves: readonly string[]): readonly string[] {
  const written = moves.map((move) => (/\s/.test(move) ? `"${move}"` : move))
  return [String(moves.length), ...(moves.length > 0 ? [written.join(' ')] : [])]
}
