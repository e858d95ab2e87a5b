import type { Direction } from '../told'
import type { Kind } from './kinds'
import type { Layout } from './layout'

/** The order in which directions are tried; moves name them by their number in it. */
export const directions: readonly Direction[] = ['up', 'left', 'right', 'down']

/** What stands in a place where no block begins and that is not empty: it is covered, or wall. */
export const covered = 255

/** What stands in an empty place. From 1 on, a symbol is a kind of block. */
export const empty = 0

/**
 * A board to be written on. It has a wall around it, so that no move needs to look for its edge:
 * a *place* is a cell counted with the wall (above, below, and one at the end of each row).
 */
export class Board {
  /** For each place: `empty`, `covered`, or the symbol of the kind of block that begins there. */
  readonly symbols: Uint8Array
  /** The first place that is a cell. */
  readonly first: number
  readonly placeOfCell: Uint8Array
  readonly cellOfPlace: Uint8Array
  /** The steps from a place to its neighbours, by direction. */
  readonly steps: Int8Array
  /** The symbols and those of a board without blocks, four at a time. */
  private readonly quads: Int32Array
  private readonly clearQuads: Int32Array
  private readonly stride: number
  private readonly widths: Uint8Array
  private readonly heights: Uint8Array
  /** By symbol and direction: from a block's place to the first one that a step would cover. */
  private readonly edges: Int8Array

  constructor({ columns, rows }: Pick<Layout, 'columns' | 'rows'>, kinds: readonly Kind[]) {
    const stride = columns + 1
    this.stride = stride
    this.first = stride
    this.steps = Int8Array.of(-stride, -1, 1, stride)
    this.widths = Uint8Array.from([0, ...kinds.map(({ width }) => width)])
    this.heights = Uint8Array.from([0, ...kinds.map(({ height }) => height)])
    this.edges = Int8Array.from([
      ...[0, 0, 0, 0],
      ...kinds.flatMap(({ width, height }) => [-stride, -1, width, height * stride]),
    ])
    this.clearQuads = new Int32Array(Math.ceil(((rows + 2) * stride) / 4))
    this.quads = new Int32Array(this.clearQuads.length)
    this.symbols = new Uint8Array(this.quads.buffer)
    this.cellOfPlace = new Uint8Array(this.symbols.length)
    this.placeOfCell = Uint8Array.from({ length: columns * rows }, (_, cell) => {
      return stride + Math.floor(cell / columns) * stride + (cell % columns)
    })
    const clear = new Uint8Array(this.clearQuads.buffer).fill(covered)
    this.placeOfCell.forEach((place, cell) => {
      clear[place] = empty
      this.cellOfPlace[place] = cell
    })
    this.clear()
  }

  /** Takes all blocks off. */
  clear(): void {
    const { quads, clearQuads } = this
    for (let i = 0; i < quads.length; i++) quads[i] = clearQuads[i]
  }

  /** Puts a block of a kind where all is empty. */
  put(place: number, symbol: number): void {
    this.fill(place, symbol, covered)
    this.symbols[place] = symbol
  }

  /** Takes off the block that begins in a place. */
  lift(place: number, symbol: number): void {
    this.fill(place, symbol, empty)
  }

  /** Tells whether a block of a kind that is in a place can go one step further. */
  canStep(place: number, symbol: number, direction: number): boolean {
    const { symbols } = this
    let at = place + this.edges[symbol * directions.length + direction]
    if (symbols[at] !== empty) return false
    const upright = direction === 0 || direction === 3
    const step = upright ? 1 : this.stride
    for (let left = upright ? this.widths[symbol] : this.heights[symbol]; left > 1; left--) {
      at += step
      if (symbols[at] !== empty) return false
    }
    return true
  }

  /** The last place that a block covers, in reading order. */
  lastOf(place: number, symbol: number): number {
    return place + (this.heights[symbol] - 1) * this.stride + this.widths[symbol] - 1
  }

  private fill(place: number, symbol: number, content: number): void {
    const { symbols, stride } = this
    const width = this.widths[symbol]
    let line = place
    for (let height = this.heights[symbol]; height > 0; height--) {
      for (let at = line; at < line + width; at++) symbols[at] = content
      line += stride
    }
  }
}
