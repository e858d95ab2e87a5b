import type { Random } from '../../random'
import { walled } from './walled'
import type { GridSize } from './walled'

/** Single walls at random cells: each cell is one with a given probability, in percent. */
export function scatteredWalls(size: GridSize, random: Random, percent: number): Uint8Array {
  return walled(size).map(() => (random() * 100 < percent ? 0 : 1))
}
