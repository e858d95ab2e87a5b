import type { Problem, Settings } from '../problem'
import { readChoice } from '../readChoice'
import type { Result, UnknownValue } from '../result'
import { defaultGoal } from './board'
import type { BoardSize } from './board'
import { formatBoard, parseBoard } from './boardText'
import type { BoardFault } from './boardText'
import { moveOrders } from './moveOrder'
import { createSlidingTiles } from './slidingTiles'

/** What can be wrong with the settings of a board of sliding tiles, and in which setting. */
export type SlidingFault =
  | { readonly setting: 'start' | 'goal'; readonly fault: BoardFault }
  | { readonly setting: 'order'; readonly fault: UnknownValue }

/**
 * The size in the name of a board (`sliding-3x3`, columns first).
 *
 * @throws TypeError where a name has none
 */
export function slidingSize(name: string): BoardSize {
  const match = /^sliding-(\d)x(\d)$/.exec(name)
  if (!match) throw new TypeError(`${name} is the name of no board of sliding tiles`)
  return { columns: Number(match[1]), rows: Number(match[2]) }
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
  const order = readChoice(moveOrders, settings.order)
  if (!order.ok) return { ok: false, fault: { setting: 'order', fault: order.fault } }
  const boards = { start: start.value, goal: goal.value }
  const problem = createSlidingTiles({ size, ...boards, order: order.value })
  return { ok: true, value: problem }
}
