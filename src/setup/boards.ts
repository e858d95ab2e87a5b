import type { Settings } from '../problems/problem'
import type { Scene, ScenePart } from '../problems/scene'
import { formatBoard, parseBoard } from '../problems/sliding/boardText'
import { randomSolvableBoard } from '../problems/sliding/randomBoard'
import { slidingSize } from '../problems/sliding/settings'

/** More boards than this do not fit into the memory of a default machine. */
export const mostSearchable = 10_000_000

/** How many boards can be reached from one: half of all arrangements. */
export function reachableBoards({ columns, rows }: Scene): number {
  let boards = 1
  for (let cells = 3; cells <= columns * rows; cells++) boards *= cells
  return boards
}

/** A random board from which the goal of these settings can be reached; the same for each seed. */
export function randomStart({ problem, goal }: Settings, seed: number): string | undefined {
  const size = slidingSize(problem)
  if (!size) return undefined
  const cells = parseBoard(goal, size)
  return cells.ok ? formatBoard(randomSolvableBoard(size, cells.value, seed)) : undefined
}

/** The picture of a board of which nothing is known but its size. */
export function hollowBoard(scene: Scene): Scene {
  const parts = scene.parts.map((part): ScenePart => {
    const isRound = part.shape === 'peg' || part.shape === 'hole'
    return { ...part, shape: isRound ? 'hole' : 'hollow', label: '' }
  })
  return { ...scene, parts }
}
