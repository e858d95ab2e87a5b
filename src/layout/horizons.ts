const firstHorizon = 6
const growth = 1.4
const largeHorizon = 20_000
const largeGrowth = 4

/**
 * The stretches of a recording that are laid out, as counts of rows: a few rows, then some
 * more, and so on up to all; large ones grow faster. A step is shown in the smallest layout that
 * holds it, so that a young tree has room for its boards and nodes move only when the tree has
 * outgrown its layout.
 */
export function horizonsUpTo(rows: number): readonly number[] {
  const horizons: number[] = []
  let horizon = firstHorizon
  while (horizon < rows) {
    horizons.push(horizon)
    horizon = Math.ceil(horizon * (horizon < largeHorizon ? growth : largeGrowth))
  }
  return [...horizons, rows]
}
