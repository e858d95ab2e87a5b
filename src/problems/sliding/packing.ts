import type { State } from '../problem'
import type { Cells } from './board'

/**
 * How a board becomes two words. The tile in a cell counts `lowWeight[cell]` times in the low
 * word and `highWeight[cell]` times in the high word, so that a move is one addition to each.
 */
export interface TilePacking {
  readonly lowWeight: Int32Array
  readonly highWeight: Int32Array
  pack(cells: Cells): State
  /** Writes the tile of each cell into `cells`. */
  unpack(low: number, high: number, cells: Uint8Array): void
  /** The tile of one cell. */
  tileAt(low: number, high: number, cell: number): number
  /** The cell of the blank. */
  blankOf(low: number, high: number): number
}

const mostDecimalCells = 9
const cellsPerWord = 8

/** Up to nine cells read as one decimal number (867254301); larger boards take four bits a cell. */
export function createPacking(cellCount: number): TilePacking {
  return cellCount <= mostDecimalCells ? decimalPacking(cellCount) : nibblePacking(cellCount)
}

function decimalPacking(cellCount: number): TilePacking {
  const lowWeight = Int32Array.from(
    { length: cellCount },
    (_, cell) => 10 ** (cellCount - 1 - cell),
  )
  const highWeight = new Int32Array(cellCount)
  const share = Float64Array.from(lowWeight, (weight) => 1 / weight)
  return {
    lowWeight,
    highWeight,
    pack: (cells) => packWith(lowWeight, highWeight, cells),
    unpack(low, _high, cells) {
      let rest = low
      for (let cell = cellCount - 1; cell >= 0; cell--) {
        const shorter = (rest / 10) | 0
        cells[cell] = rest - shorter * 10
        rest = shorter
      }
    },
    // To multiply is faster than to divide; a half more, and no product lies below its whole number.
    tileAt: (low, _high, cell) => (((low + 0.5) * share[cell]) | 0) % 10,
    blankOf(low) {
      let rest = low
      for (let cell = cellCount - 1; ; cell--) {
        const shorter = (rest / 10) | 0
        if (rest === shorter * 10) return cell
        rest = shorter
      }
    },
  }
}

function nibblePacking(cellCount: number): TilePacking {
  const lowWeight = Int32Array.from({ length: cellCount }, (_, cell) =>
    cell < cellsPerWord ? 1 << (4 * cell) : 0,
  )
  const highWeight = Int32Array.from({ length: cellCount }, (_, cell) =>
    cell < cellsPerWord ? 0 : 1 << (4 * (cell - cellsPerWord)),
  )
  return {
    lowWeight,
    highWeight,
    pack: (cells) => packWith(lowWeight, highWeight, cells),
    unpack(low, high, cells) {
      for (let cell = 0; cell < cellsPerWord; cell++) cells[cell] = (low >>> (4 * cell)) & 15
      for (let cell = cellsPerWord; cell < cellCount; cell++) {
        cells[cell] = (high >>> (4 * (cell - cellsPerWord))) & 15
      }
    },
    tileAt: (low, high, cell) =>
      ((cell < cellsPerWord ? low : high) >>> (4 * (cell & (cellsPerWord - 1)))) & 15,
    blankOf(low, high) {
      const inLow = zeroNibbles(low)
      return inLow !== 0 ? lowestNibble(inLow) : cellsPerWord + lowestNibble(zeroNibbles(high))
    },
  }
}

/** The lowest bit of each nibble of a word that is zero. */
function zeroNibbles(word: number): number {
  return ~(word | (word >>> 1) | (word >>> 2) | (word >>> 3)) & 0x11111111
}

/** Which nibble the lowest bit of a word stands in. */
function lowestNibble(word: number): number {
  return (31 - Math.clz32(word & -word)) >> 2
}

function packWith(lowWeight: Int32Array, highWeight: Int32Array, cells: Cells): State {
  let low = 0
  let high = 0
  for (let cell = 0; cell < cells.length; cell++) {
    low = (low + Math.imul(cells[cell], lowWeight[cell])) | 0
    high = (high + Math.imul(cells[cell], highWeight[cell])) | 0
  }
  return { low, high }
}
