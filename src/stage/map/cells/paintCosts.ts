import type { CellMap } from '../../../problems/problem'
import type { Brush } from '../../tree/brush/brush'
import type { Palette } from '../../tree/brush/palette'
import type { CellRoom } from './cellRoom'

// From this side on a number stands beside the shape that tells what was done with its cell.
const leastSide = 30
const shareOfSide = 0.36
const largest = 18

/** Writes what it costs to enter a cell into its lower right corner, where that is more than one. */
export function paintCosts(
  brush: Brush,
  { costs, width }: CellMap,
  { left, top, side }: CellRoom,
  { ink, sans, letters }: Pick<Palette, 'ink' | 'sans' | 'letters'>,
): void {
  if (side < leastSide * letters) return
  brush.fillStyle = ink
  brush.font = `600 ${Math.min(largest * letters, side * shareOfSide)}px ${sans}`
  brush.textAlign = 'right'
  brush.textBaseline = 'alphabetic'
  for (const [cell, cost] of costs.entries()) {
    if (cost < 2) continue
    const right = left + ((cell % width) + 1) * side
    const bottom = top + (Math.floor(cell / width) + 1) * side
    brush.fillText(String(cost), right - side / 12, bottom - side / 12)
  }
}
