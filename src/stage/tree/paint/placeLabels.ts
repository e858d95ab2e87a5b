import type { LevelView } from '../picture/levelsInView'

const tallestDensity = 12
const beside = 0.4

/**
 * How far above the middle of its level a label stands: in the free room between two levels where it
 * fits there, else on the level itself.
 *
 * @param gap pixels from one level to the next
 * @param height the height of a label
 */
export function labelRise(
  levels: readonly Pick<LevelView, 'size'>[],
  gap: number,
  height: number,
): number {
  const tallest = levels.reduce((most, { size }) => Math.max(most, size), tallestDensity)
  const free = (gap - tallest) / 2
  return free >= height + beside ? (gap - height) / 2 - beside : 0
}
