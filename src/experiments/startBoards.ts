import { layouts } from '../problems/blocks/layouts'
import { pegBoards } from '../problems/pegs/boards'
import { fullStart } from '../problems/pegs/settings'
import { createRandom } from '../problems/random'
import { formatBoard, parseBoard } from '../problems/sliding/boardText'
import { randomSolvableBoard } from '../problems/sliding/randomBoard'
import { slidingSize } from '../problems/sliding/settings'

/** Start boards with a name. */
export interface NamedBoards {
  readonly name: string
  readonly starts: readonly string[]
}

/** Boards that experiments may ask for by the name of their list. */
export function namedBoards(problem: string): readonly NamedBoards[] {
  // The only two that are 31 moves away.
  if (problem === 'sliding-3x3') return [{ name: 'farthest', starts: ['867254301', '647850321'] }]
  if (problem === 'blocks') return [{ name: 'layouts', starts: layouts.map(({ rows }) => rows) }]
  if (pegBoards.some(({ name }) => name === problem)) {
    return [{ name: fullStart, starts: [fullStart] }]
  }
  return []
}

/** Whether random boards can be drawn of which each can be solved. */
export function hasRandomBoards(problem: string): boolean {
  return slidingSize(problem) !== undefined
}

const seeds = 2 ** 32

/**
 * Random boards from which the goal can be reached, the same for the same seed. Each comes from a
 * seed of its own, so that the boards of neighbouring seeds have nothing in common.
 */
export function randomStarts(
  problem: string,
  goal: string,
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly string[] {
  const size = slidingSize(problem)
  const cells = size && parseBoard(goal, size)
  if (!size || !cells?.ok)
    throw new TypeError(`no random boards of ${problem} for the goal ${goal}`)
  const random = createRandom(seed)
  return Array.from({ length: count }, () =>
    formatBoard(randomSolvableBoard(size, cells.value, Math.floor(random() * seeds))),
  )
}
