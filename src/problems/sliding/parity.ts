import type { ParityProof } from '../problem'
import { gridDistance } from './board'
import type { BoardSize, Cells } from './board'

/**
 * Tells whether a start can reach a goal, without a search. A move swaps the blank with a tile:
 * it changes the parity of the inversions (the blank counted as a piece) and takes the blank one
 * step. So both must be odd, or both even; and on every board of at least 2×2 that is enough.
 *
 * Source: W. W. Johnson and W. E. Story, "Notes on the '15' puzzle", American Journal of
 * Mathematics 2 (1879), 397–404.
 */
export function parity(size: BoardSize, start: Cells, goal: Cells): ParityProof {
  const inversions = inversionPairs(start, goal).length
  const blankDistance = gridDistance(size, start.indexOf(0), goal.indexOf(0))
  const solvable = inversions % 2 === blankDistance % 2
  return { proof: 'parity', inversions, blankDistance, solvable }
}

/** The pairs of cells, earlier first, whose pieces stand in the other order in the goal. */
export function inversionPairs(start: Cells, goal: Cells): readonly (readonly [number, number])[] {
  const rank = start.map((piece) => goal.indexOf(piece))
  return rank.flatMap((earlier, cell) =>
    rank.flatMap((later, otherCell) =>
      otherCell > cell && later < earlier ? [[cell, otherCell] as const] : [],
    ),
  )
}
