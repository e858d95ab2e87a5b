import type { Heuristic, State } from '../problem'
import type { PegBoard } from './boards'
import { pack } from './packing'

/** The ids of the heuristics. */
export const pegHeuristics = ['corner-pegs'] as const

/**
 * Counts the pegs in corners, which are holes that no jump goes over. Admissible: such a peg can
 * only vanish or get home by moving itself, and a move is of one peg. The peg in a corner that is
 * the goal may stay, and what is not the goal needs a move at least.
 */
export function cornerPegs(board: PegBoard, goalHole: number, goal: State): Heuristic {
  const jumpedOver = new Set(board.jumps.flatMap((jumps) => jumps.map(({ over }) => over)))
  const corners = pack(board.holes.map((_, hole) => hole !== goalHole && !jumpedOver.has(hole)))
  return {
    id: pegHeuristics[0],
    admissible: true,
    of(low, high) {
      const inCorners = bitCount(low & corners.low) + bitCount(high & corners.high)
      if (inCorners > 0) return inCorners
      return low === goal.low && high === goal.high ? 0 : 1
    },
  }
}

/** How many bits of a word are set. */
export function bitCount(word: number): number {
  let count = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) count++
  return count
}
