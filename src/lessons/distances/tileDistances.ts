import type { Problem, State } from '../../problems/problem'

/** A tile, where it stands, and how many cells it has to go. */
export interface TileDistance {
  readonly tile: string
  /** Its cell, row by row, from 0. */
  readonly cell: number
  /** Cells to its place in the goal, along rows and columns. */
  readonly cells: number
}

/**
 * The distance of each tile of a board from its place, read from the texts of a board and its goal.
 *
 * @param columns how many cells a row has
 */
export function tileDistances(
  problem: Pick<Problem, 'format'>,
  state: State,
  goal: State,
  columns: number,
): readonly TileDistance[] {
  const homes = Array.from(problem.format(goal))
  return Array.from(problem.format(state)).flatMap((tile, cell) => {
    if (tile === '0') return []
    const home = homes.indexOf(tile)
    const rows = Math.abs(Math.floor(cell / columns) - Math.floor(home / columns))
    return [{ tile, cell, cells: rows + Math.abs((cell % columns) - (home % columns)) }]
  })
}
