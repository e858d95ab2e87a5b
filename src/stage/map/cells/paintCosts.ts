import type { CellMap } from '../../../problems/problem'
import type { Brush } from '../../tree/brush/brush'
import type { Palette } from '../../tree/brush/palette'
import type { CellRoom } from './cellRoom'
import { middleOfCell } from './paintEnds'

// From this side on a number stands beside the shape that tells what was done with its cell.
const leastSide = 30
const shareOfSide = 0.36
const largest = 18

/** Writes what it costs to enter a cell into its lower right corner, where that is more than one. */
export function paintCosts(
  brush: Brush,
  map: CellMap,
  room: CellRoom,
  { ink, sans, letters }: Pick<Palette, 'ink' | 'sans' | 'letters'>,
): void {
  const { side } = room
  if (side < leastSide * letters) return
  brush.fillStyle = ink
  brush.font = `600 ${Math.min(largest * letters, side * shareOfSide)}px ${sans}`
  brush.textAlign = 'right'
  brush.textBaseline = 'alphabetic'
  const toCorner = side * (1 / 2 - 1 / 12)
  for (const [cell, cost] of map.costs.entries()) {
    if (cost < 2) continue
    const [x, y] = middleOfCell(map, room, cell)
    brush.fillText(String(cost), x + toCorner, y + toCorner)
  }
}
