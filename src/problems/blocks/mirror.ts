import type { MutableState } from '../problem'
import { Board } from './board'
import type { Kind } from './kinds'
import type { Layout } from './layout'
import { BlockPacking } from './packing'

/** The column in which a goal has to be to be its own mirror image; some boards have none. */
export function middleColumn(columns: number, width: number): number | undefined {
  return (columns - width) % 2 === 0 ? (columns - width) / 2 : undefined
}

/** Writes the smaller of a state and its mirror image, left to right, by their words. */
export function createCanonical(
  layout: Layout,
  kinds: readonly Kind[],
  symbols: number,
): (low: number, high: number, into: MutableState) => void {
  const board = new Board(layout, kinds)
  const image = new Board(layout, kinds)
  const packing = new BlockPacking(board, symbols, kinds.length)
  const imageOf = mirroredPlaces(board, layout, kinds)

  return (low, high, into) => {
    packing.unpack(low, high, board)
    image.clear()
    for (let i = 0; i < packing.blocks; i++) {
      const place = packing.places[i]
      const symbol = board.symbols[place]
      image.put(imageOf[symbol][place], symbol)
    }
    packing.pack(image)
    const smaller = packing.low < low || (packing.low === low && packing.high < high)
    into.low = smaller ? packing.low : low
    into.high = smaller ? packing.high : high
  }
}

/** For each symbol and place, the place where a block of the kind begins in the mirror image. */
function mirroredPlaces(
  { placeOfCell, cellOfPlace }: Board,
  { columns }: Layout,
  kinds: readonly Kind[],
): readonly Uint8Array[] {
  const ofKind = ({ width }: Kind) =>
    cellOfPlace.map((cell) => {
      const column = cell % columns
      return placeOfCell[cell - column + Math.max(columns - width - column, 0)]
    })
  return [new Uint8Array(), ...kinds.map(ofKind)]
}
