import type { LevelView } from '../picture/levelsInView'

const tallestDensity = 12
const beside = 0.4
/** From a node to the other side of its number it is so much more than the height of a label. */
const underNode = 7
/** Letters are lower than their line: so much of it is enough beside the number. */
const ofLetters = 0.9

/**
 * How far from the middle of its level a label stands, on the side without the numbers of its nodes:
 * in the free room between two levels where it fits there beside the numbers of the other one, else
 * on the level itself.
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
  const free = gap - tallest - height - underNode
  if (free < height * ofLetters) return 0
  return Math.min((gap - height) / 2 - beside, (tallest - height) / 2 + Math.max(free, height))
}
