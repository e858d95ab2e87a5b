import { covered, empty } from './board'
import type { Board } from './board'

const words = 2
const wordValues = 2 ** 32

/** The most symbols that fit into two words, where so many kinds of blocks are told apart. */
export function mostSymbols(kinds: number): number {
  let symbols = 0
  for (let values = kinds + 1; values <= wordValues; values *= kinds + 1) symbols++
  return symbols * words
}

/**
 * How a board becomes two words. The cells are read in order; at each that is not covered by a
 * block that began before, there is one symbol: empty, or the kind of the block that begins there.
 * A word holds half of the symbols as the digits of a number, the first in the units. A board of
 * blocks always has as many symbols, and equal blocks make equal words.
 */
export class Packing {
  /** The words that `pack` made. */
  low = 0
  high = 0
  /** How many blocks `unpack` found, and their places in reading order. */
  blocks = 0
  readonly places: Uint8Array
  private readonly half: number
  private readonly radix: number
  private readonly weights: Uint32Array

  /**
   * @param symbols empty cells and blocks of the board
   * @param kinds kinds of blocks that are told apart
   */
  constructor(
    private readonly symbols: number,
    kinds: number,
  ) {
    this.radix = kinds + 1
    this.half = Math.ceil(symbols / words)
    this.places = new Uint8Array(symbols)
    this.weights = Uint32Array.from({ length: symbols }, (_, i) => this.radix ** (i % this.half))
  }

  /** Puts the blocks that two words tell of on a board. */
  unpack(low: number, high: number, board: Board): void {
    const { symbols: count, half, radix, places } = this
    const { symbols, placeOfCell } = board
    board.clear()
    let rest = low >>> 0
    let blocks = 0
    let cell = 0
    for (let i = 0; i < count; i++) {
      if (i === half) rest = high >>> 0
      while (symbols[placeOfCell[cell]] === covered) cell++
      const others = (rest / radix) >>> 0
      const symbol = (rest - Math.imul(others, radix)) >>> 0
      rest = others
      if (symbol !== empty) {
        const place = placeOfCell[cell]
        board.put(place, symbol)
        places[blocks++] = place
      }
      cell++
    }
    this.blocks = blocks
  }

  /** Makes the two words of a board. */
  pack({ symbols, placeOfCell }: Board): void {
    const { half, weights } = this
    let low = 0
    let high = 0
    let read = 0
    for (let cell = 0; cell < placeOfCell.length; cell++) {
      const symbol = symbols[placeOfCell[cell]]
      if (symbol === covered) continue
      if (read < half) low = (low + Math.imul(symbol, weights[read])) | 0
      else high = (high + Math.imul(symbol, weights[read])) | 0
      read++
    }
    this.low = low
    this.high = high
  }
}
