import type { Problem, State } from '../../problems/problem'

/** A tile, where it stands, and how many cells it has to go. */
export interface TileDistance {
  readonly tile: string
  /** Its cell, row by row, from 0. */
  readonly cell: number
  /** Cells to its place in the goal, along rows and columns. */
  readonly cells: number
}

/** The distance of each tile of a board from its place, by the pictures of a board and its goal. */
export function tileDistances(
  { draw }: Pick<Problem, 'draw'>,
  state: State,
  goal: State,
): readonly TileDistance[] {
  const homes = draw(goal).parts
  const { columns, parts } = draw(state)
  return parts.flatMap(({ shape, label, x, y }) => {
    const home = homes.find((part) => part.label === label)
    if (shape !== 'tile' || !home) return []
    const cells = Math.abs(x - home.x) + Math.abs(y - home.y)
    return [{ tile: label, cell: y * columns + x, cells }]
  })
}
