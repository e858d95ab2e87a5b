import type { Problem, State } from '../../problems/problem'
import type { CellPart, Scene } from '../../problems/scene'

/** A tile with the cells it is away from its place, along rows and columns. */
export interface TileDistance {
  readonly part: CellPart
  readonly tile: string
  readonly distance: number
}

/** The tile that a move has moved, and its distance before and after. */
export interface DistanceChange {
  readonly tile: string
  readonly before: number
  readonly after: number
}

/**
 * The distance of each tile of a state, in the order of its cells. The blank has none.
 *
 * @throws RangeError where the problem has no tiles with one goal: the author of a lesson reads it
 */
export function tileDistances(problem: Problem, state: State): readonly TileDistance[] {
  const goal = problem.goal && problem.draw(problem.goal)
  if (!goal) throw new RangeError('only a problem with one goal has a distance for each tile')
  return tilesOf(problem.draw(state)).map((part) => {
    const home = tilesOf(goal).find(({ label }) => label === part.label)
    if (!home) throw new RangeError(`the goal has no tile "${part.label}"`)
    const distance = Math.abs(part.x - home.x) + Math.abs(part.y - home.y)
    return { part, tile: part.label, distance }
  })
}

/** The sum of the distances: the Manhattan distance of the board. */
export function sumOfDistances(distances: readonly TileDistance[]): number {
  return distances.reduce((sum, { distance }) => sum + distance, 0)
}

/** What a move has changed; nothing where none or more than one of the tiles stand elsewhere. */
export function distanceChange(
  before: readonly TileDistance[],
  after: readonly TileDistance[],
): DistanceChange | undefined {
  const changes = after.flatMap(({ tile, part, distance }) => {
    const was = before.find((each) => each.tile === tile)
    const stays = !was || (was.part.x === part.x && was.part.y === part.y)
    return stays ? [] : [{ tile, before: was.distance, after: distance }]
  })
  return changes.length === 1 ? changes[0] : undefined
}

function tilesOf({ parts }: Scene): readonly CellPart[] {
  return parts.filter((part): part is CellPart => part.shape === 'tile')
}
