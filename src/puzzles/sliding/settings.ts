import type { Puzzle, Settings } from '../puzzle'
import type { Result, UnknownValue } from '../result'
import { largestSide, smallestSide, usualGoal } from './board'
import type { BoardSize } from './board'
import { formatBoard, parseBoard } from './boardText'
import type { BoardProblem } from './boardText'
import { moveOrders } from './moveOrder'
import type { MoveOrder } from './moveOrder'
import { createSlidingTiles } from './slidingTiles'

/** What can be wrong with the settings of a board of sliding tiles, and in which setting. */
export type SlidingProblem =
  | { readonly setting: 'start' | 'goal'; readonly problem: BoardProblem }
  | { readonly setting: 'order'; readonly problem: UnknownValue }

/** The size that a puzzle's name asks for (`sliding-3x3`, columns first), if it is one of ours. */
export function slidingSize(name: string): BoardSize | undefined {
  const match = /^sliding-(\d)x(\d)$/.exec(name)
  if (!match) return undefined
  const [columns, rows] = [Number(match[1]), Number(match[2])]
  const fits = (side: number) => side >= smallestSide && side <= largestSide
  return fits(columns) && fits(rows) ? { columns, rows } : undefined
}

/**
 * Makes a board of sliding tiles from settings: `start` and `goal` as texts that `parseBoard`
 * reads (without them the usual goal, which is then solved at once), `order` by its name.
 */
export function createSlidingFromSettings(
  size: BoardSize,
  settings: Settings,
): Result<Puzzle, SlidingProblem> {
  const usual = formatBoard(usualGoal(size))
  const goal = parseBoard(settings.goal ?? usual, size)
  if (!goal.ok) return { ok: false, problem: { setting: 'goal', problem: goal.problem } }
  const start = parseBoard(settings.start ?? usual, size)
  if (!start.ok) return { ok: false, problem: { setting: 'start', problem: start.problem } }
  const order = settings.order ?? moveOrders[0]
  if (!isMoveOrder(order)) {
    const problem: UnknownValue = { kind: 'unknown-value', text: order, known: moveOrders }
    return { ok: false, problem: { setting: 'order', problem } }
  }
  const puzzle = createSlidingTiles({ size, start: start.value, goal: goal.value, order })
  return { ok: true, value: puzzle }
}

function isMoveOrder(text: string): text is MoveOrder {
  return moveOrders.some((order) => order === text)
}
