/** The most that it costs to enter a cell. */
export const mostCellCost = 9
// The dearest cells are still lighter than walls, and what was done is seen on all of them.
const darkest = 0.45

/** How dark a cell is by what it costs to enter it, from 0 to 1; a wall, of cost 0, is all dark. */
export function costShade(cost: number): number {
  return cost === 0 ? 1 : ((cost - 1) / (mostCellCost - 1)) * darkest
}
