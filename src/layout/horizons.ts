const firstHorizon = 24
const growth = 4

/**
 * The stretches of a recording that are laid out, as counts of rows: a few rows, then four times
 * as many, and so on up to all. A step is shown in the smallest layout that holds it, so that a
 * young tree has room for its boards and nodes move only when the tree has outgrown its layout.
 */
export function horizonsUpTo(rows: number): readonly number[] {
  const horizons: number[] = []
  for (let horizon = firstHorizon; horizon < rows; horizon *= growth) horizons.push(horizon)
  return [...horizons, rows]
}
