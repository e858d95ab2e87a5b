import { fewestNumbers, sizeByRows, wordsIn } from './boardRows'
import { slidingName } from './slidingTiles'

/** Columns and rows of a board of a number of cells that does not say where its rows end. */
const defaultShapes = new Map([
  [4, '2x2'],
  [6, '3x2'],
  [8, '4x2'],
  [9, '3x3'],
  [12, '4x3'],
  [16, '4x4'],
])

/** The problem that a board of sliding tiles belongs to; the 8-puzzle where no size fits. */
export function slidingNameFor(board: string): string {
  const size = sizeByRows(board)
  if (size.ok && size.value) return slidingName(size.value)
  const words = wordsIn(board)
  const cells = words.length < fewestNumbers ? words.join('').length : words.length
  return `sliding-${defaultShapes.get(cells) ?? '3x3'}`
}
