import { cellCount } from './board'
import type { BoardSize } from './board'

/**
 * The order in which the blank's neighbours are tried. Counts in the literature depend on it:
 * `up-left-right-down` is by increasing cell index, `down-right-left-up` the reverse.
 */
export const moveOrders = ['up-left-right-down', 'down-right-left-up'] as const
export type MoveOrder = (typeof moveOrders)[number]

/** For each cell of the board, the cells the blank can move to from there, in order. */
export function blankDestinations(
  size: BoardSize,
  order: MoveOrder,
): readonly (readonly number[])[] {
  const { columns } = size
  return Array.from({ length: cellCount(size) }, (_, cell) => {
    const column = cell % columns
    const up = cell >= columns ? [cell - columns] : []
    const left = column > 0 ? [cell - 1] : []
    const right = column < columns - 1 ? [cell + 1] : []
    const down = cell + columns < cellCount(size) ? [cell + columns] : []
    const increasing = [...up, ...left, ...right, ...down]
    return order === 'up-left-right-down' ? increasing : increasing.reverse()
  })
}
