import type { ScreenBox, ScreenSquare } from '../camera/screen'
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

/** Says which of the boxes, which stand one above the other, have nothing drawn in them. */
export function areFree(
  boxes: readonly ScreenBox[],
  drawn: readonly ScreenSquare[],
): readonly boolean[] {
  const left = Math.min(...boxes.map((box) => box.left))
  const right = Math.max(...boxes.map((box) => box.right))
  // Of thousands of nodes only a few stand in the column of all boxes.
  const column: ScreenBox = { left, right, top: -Infinity, bottom: Infinity }
  const near = drawn.filter((square) => isWithin(square, column))
  return boxes.map((box) => !near.some((square) => isWithin(square, box)))
}

function isWithin({ x, y, size }: ScreenSquare, { left, right, top, bottom }: ScreenBox): boolean {
  const half = size / 2
  return x + half > left && x - half < right && y + half > top && y - half < bottom
}
