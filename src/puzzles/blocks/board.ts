import type { Direction } from '../puzzle'
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
  /** The steps from a place to its neighbours, by direction. */
  readonly steps: readonly number[]
  readonly placeOfCell: Uint8Array
  readonly cellOfPlace: Uint8Array
  private readonly walls: Uint8Array
  private readonly stride: number
  private readonly widths: Uint8Array
  private readonly heights: Uint8Array

  constructor({ columns, rows }: Pick<Layout, 'columns' | 'rows'>, kinds: readonly Kind[]) {
    this.stride = columns + 1
    this.steps = [-this.stride, -1, 1, this.stride]
    this.widths = Uint8Array.from([0, ...kinds.map(({ width }) => width)])
    this.heights = Uint8Array.from([0, ...kinds.map(({ height }) => height)])
    this.walls = new Uint8Array((rows + 2) * this.stride).fill(covered)
    this.cellOfPlace = new Uint8Array(this.walls.length)
    this.placeOfCell = Uint8Array.from({ length: columns * rows }, (_, cell) => {
      return (Math.floor(cell / columns) + 1) * this.stride + (cell % columns)
    })
    this.placeOfCell.forEach((place, cell) => {
      this.walls[place] = empty
      this.cellOfPlace[place] = cell
    })
    this.symbols = this.walls.slice()
  }

  clear(): void {
    this.symbols.set(this.walls)
  }

  /** Puts a block of a kind where all is empty. */
  put(place: number, symbol: number): void {
    this.fill(place, symbol, covered)
    this.symbols[place] = symbol
  }

  /** Takes the block that begins in a place off the board. */
  lift(place: number, symbol: number): void {
    this.fill(place, symbol, empty)
  }

  /** Tells whether a block of a kind that is in a place can go one step further. */
  canStep(place: number, symbol: number, direction: number): boolean {
    const { symbols, stride } = this
    const width = this.widths[symbol]
    const height = this.heights[symbol]
    const alongRow = direction === 0 || direction === 3
    let at = place
    if (direction === 0) at -= stride
    else if (direction === 1) at -= 1
    else if (direction === 2) at += width
    else at += height * stride
    const step = alongRow ? 1 : stride
    for (let left = alongRow ? width : height; left > 0; left--) {
      if (symbols[at] !== empty) return false
      at += step
    }
    return true
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
