import { createRandom, shuffled } from '../random'
import type { BoardSize, Cells } from './board'
import { parity } from './parity'

/** A random board from which the goal can be reached; the same for the same seed. */
export function randomSolvableBoard(size: BoardSize, goal: Cells, seed: number): Cells {
  const cells = shuffled(goal, createRandom(seed))
  if (parity(size, cells, goal).solvable) return cells
  const [one, other] = [cells.indexOf(1), cells.indexOf(2)]
  cells[one] = 2
  cells[other] = 1
  return cells
}
