import { covered, empty } from './board'
import type { Board } from './board'

const words = 2
const wordValues = 2 ** 32

/** The most symbols that fit into two words, by how many kinds of blocks are told apart. */
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
export class BlockPacking {
  /** The words that were made last. */
  low = 0
  high = 0
  /** How many blocks `unpack` found, and their places in reading order. */
  blocks = 0
  readonly places: Uint8Array
  private readonly half: number
  private readonly radix: number
  private readonly weights: Int32Array
  /** The words that `unpack` read, their symbols in order, and for each place which it has. */
  private unpackedLow = 0
  private unpackedHigh = 0
  private readonly unpacked: Uint8Array
  private readonly orders: Uint8Array

  /**
   * @param board a board of the size in question
   * @param symbols empty cells and blocks of the board
   * @param kinds kinds of blocks that are told apart
   */
  constructor(board: Board, symbols: number, kinds: number) {
    this.radix = kinds + 1
    this.half = Math.ceil(symbols / words)
    this.places = new Uint8Array(symbols)
    this.weights = Int32Array.from({ length: symbols }, (_, i) => this.radix ** (i % this.half))
    this.unpacked = new Uint8Array(symbols)
    this.orders = new Uint8Array(board.symbols.length)
  }

  /** Puts the blocks that two words tell of on a board. */
  unpack(low: number, high: number, board: Board): void {
    const { half, radix, places, unpacked, orders } = this
    const { symbols } = board
    board.clear()
    const share = 1 / radix
    let rest = low >>> 0
    let blocks = 0
    let place = board.first
    for (let i = 0; i < unpacked.length; i++) {
      if (i === half) rest = high >>> 0
      while (symbols[place] === covered) place++
      // A product is faster than a quotient; the half makes sure of multiples of the radix.
      const others = ((rest + 0.5) * share) >>> 0
      const symbol = rest - Math.imul(others, radix)
      rest = others
      unpacked[i] = symbol
      orders[place] = i
      if (symbol !== empty) {
        board.put(place, symbol)
        places[blocks++] = place
      }
      place++
    }
    this.blocks = blocks
    this.unpackedLow = low
    this.unpackedHigh = high
  }

  /**
   * Makes the words of the board that was unpacked last, after a block went from one place to
   * another: the symbols before and after those that it left and took are the same.
   *
   * @param last the last place that it covers or covered
   */
  repack({ symbols }: Board, from: number, to: number, last: number): void {
    const { half, weights, unpacked } = this
    const first = from < to ? from : to
    let order = this.orders[first]
    let low = this.unpackedLow
    let high = this.unpackedHigh
    for (let place = first; place <= last; place++) {
      const symbol = symbols[place]
      if (symbol === covered) continue
      const change = Math.imul(symbol - unpacked[order], weights[order])
      if (order < half) low = (low + change) | 0
      else high = (high + change) | 0
      order++
    }
    this.low = low
    this.high = high
  }

  /** Makes the words of a board from all of its places. */
  pack(board: Board): void {
    this.unpacked.fill(empty)
    this.unpackedLow = 0
    this.unpackedHigh = 0
    this.orders[board.first] = 0
    this.repack(board, board.first, board.first, board.symbols.length - 1)
  }
}
