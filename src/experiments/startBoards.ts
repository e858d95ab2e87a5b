import { layouts } from '../puzzles/blocks/layouts'
import { pegBoards } from '../puzzles/pegs/boards'
import { fullStart } from '../puzzles/pegs/settings'
import { createRandom } from '../puzzles/random'
import { formatBoard, parseBoard } from '../puzzles/sliding/boardText'
import { randomSolvableBoard } from '../puzzles/sliding/randomBoard'
import { slidingSize } from '../puzzles/sliding/settings'

/** Start boards with a name. */
export interface NamedBoards {
  readonly name: string
  readonly starts: readonly string[]
}

/** Boards that experiments may ask for by the name of their list. */
export function namedBoards(puzzle: string): readonly NamedBoards[] {
  // The only two that are 31 moves away.
  if (puzzle === 'sliding-3x3') return [{ name: 'farthest', starts: ['867254301', '647850321'] }]
  if (puzzle === 'blocks') return [{ name: 'layouts', starts: layouts.map(({ rows }) => rows) }]
  if (pegBoards.some(({ name }) => name === puzzle)) {
    return [{ name: fullStart, starts: [fullStart] }]
  }
  return []
}

/** Whether random boards can be drawn of which each can be solved. */
export function hasRandomBoards(puzzle: string): boolean {
  return slidingSize(puzzle) !== undefined
}

const seeds = 2 ** 32

/**
 * Random boards from which the goal can be reached, the same for the same seed. Each comes from a
 * seed of its own, so that the boards of neighbouring seeds have nothing in common.
 */
export function randomStarts(
  puzzle: string,
  goal: string,
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly string[] {
  const size = slidingSize(puzzle)
  const cells = size && parseBoard(goal, size)
  if (!size || !cells?.ok) throw new TypeError(`no random boards of ${puzzle} for the goal ${goal}`)
  const random = createRandom(seed)
  return Array.from({ length: count }, () =>
    formatBoard(randomSolvableBoard(size, cells.value, Math.floor(random() * seeds))),
  )
}
