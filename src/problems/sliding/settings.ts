import type { Problem, Settings } from '../problem'
import type { Result, UnknownValue } from '../result'
import { largestSide, smallestSide, defaultGoal } from './board'
import type { BoardSize } from './board'
import { formatBoard, parseBoard } from './boardText'
import type { BoardFault } from './boardText'
import { moveOrders } from './moveOrder'
import type { MoveOrder } from './moveOrder'
import { createSlidingTiles } from './slidingTiles'

/** What can be wrong with the settings of a board of sliding tiles, and in which setting. */
export type SlidingFault =
  | { readonly setting: 'start' | 'goal'; readonly fault: BoardFault }
  | { readonly setting: 'order'; readonly fault: UnknownValue }

/** The size that a problem's name asks for (`sliding-3x3`, columns first), if it is one of ours. */
export function slidingSize(name: string): BoardSize | undefined {
  const match = /^sliding-(\d)x(\d)$/.exec(name)
  if (!match) return undefined
  const [columns, rows] = [Number(match[1]), Number(match[2])]
  const fits = (side: number) => side >= smallestSide && side <= largestSide
  return fits(columns) && fits(rows) ? { columns, rows } : undefined
}

/**
 * Makes a board of sliding tiles from settings: `start` and `goal` as texts that `parseBoard`
 * reads (without them the default goal, which is then solved at once), `order` by its name.
 */
export function createSlidingFromSettings(
  size: BoardSize,
  settings: Settings,
): Result<Problem, SlidingFault> {
  const defaults = formatBoard(defaultGoal(size))
  const goal = parseBoard(settings.goal ?? defaults, size)
  if (!goal.ok) return { ok: false, fault: { setting: 'goal', fault: goal.fault } }
  const start = parseBoard(settings.start ?? defaults, size)
  if (!start.ok) return { ok: false, fault: { setting: 'start', fault: start.fault } }
  const order = settings.order ?? moveOrders[0]
  if (!isMoveOrder(order)) {
    const fault: UnknownValue = { kind: 'unknown-value', text: order, known: moveOrders }
    return { ok: false, fault: { setting: 'order', fault } }
  }
  const problem = createSlidingTiles({ size, start: start.value, goal: goal.value, order })
  return { ok: true, value: problem }
}

function isMoveOrder(text: string): text is MoveOrder {
  return moveOrders.some((order) => order === text)
}
