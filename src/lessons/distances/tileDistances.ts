import type { Play } from '../../play/play'
import type { Problem, State } from '../../problems/problem'

/** A tile of a board, and how many cells it is from its place. */
export interface FarTile {
  readonly name: string
  readonly x: number
  readonly y: number
  /** Cells to go along rows and columns: what it adds to the Manhattan distance. */
  readonly distance: number
  /** What the last move changed in its distance; nothing for tiles that stood still. */
  readonly change: number | undefined
}

/** The tiles of the board that is on the table, by their names; those of the start did not move. */
export function farTiles({ problem, positions, index }: Play): readonly FarTile[] {
  const now = distancesOf(problem, positions[index].state)
  const before = new Map(
    index === 0
      ? []
      : distancesOf(problem, positions[index - 1].state).map((tile) => [tile.name, tile]),
  )
  return now.map((tile) => {
    const last = before.get(tile.name)
    const hasMoved = last !== undefined && (last.x !== tile.x || last.y !== tile.y)
    return { ...tile, change: hasMoved ? tile.distance - last.distance : undefined }
  })
}

function distancesOf(problem: Problem, state: State): readonly Omit<FarTile, 'change'>[] {
  const places = new Map(
    problem.goal && tilesOf(problem, problem.goal).map((tile) => [tile.label, tile]),
  )
  return tilesOf(problem, state)
    .map(({ label, x, y }) => {
      const place = places.get(label)
      if (!place) throw new RangeError(`the goal has no place for the tile "${label}"`)
      return { name: label, x, y, distance: Math.abs(x - place.x) + Math.abs(y - place.y) }
    })
    .sort((one, other) => Number(one.name) - Number(other.name))
}

function tilesOf(problem: Problem, state: State) {
  return problem.draw(state).parts.filter(({ shape }) => shape === 'tile')
}
