import fc from 'fast-check'
import { cellCount } from '../../../src/problems/sliding/board'
import type { BoardSize, Cells } from '../../../src/problems/sliding/board'

export const everySize: readonly BoardSize[] = [2, 3, 4].flatMap((columns) =>
  [2, 3, 4].map((rows) => ({ columns, rows })),
)

const anySize = fc.constantFrom(...everySize)

/** Any order of the tiles, whether or not it can be reached. */
export function anyBoard(size: BoardSize): fc.Arbitrary<Cells> {
  const tiles = Array.from({ length: cellCount(size) }, (_, tile) => tile)
  return fc.shuffledSubarray(tiles, { minLength: tiles.length })
}

export const anySizeAndBoard = anySize.chain((size) =>
  fc.record({ size: fc.constant(size), cells: anyBoard(size) }),
)
