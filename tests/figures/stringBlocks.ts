/**
 * Sliding blocks with nothing but a string: `.` is an empty cell, a letter the kind of the block
 * that begins there, `#` a cell that a block goes on over. Blocks of a kind are alike.
 */
export type StringBoard = string

interface Shape {
  readonly width: number
  /** How many cells further than its first each of its cells is. */
  readonly cells: readonly number[]
}

/** The boards of one layout, one cell a move. */
export class StringBlocks {
  readonly start: StringBoard
  readonly columns: number
  private readonly shapes: ReadonlyMap<string, Shape>

  /** @param layout rows of letters joined by slashes */
  constructor(layout: string, target: string) {
    this.columns = layout.indexOf('/')
    const shapes = new Map<string, Shape>()
    const cells = [...layout.replaceAll('/', '')]
    this.start = cells
      .map((label, cell) => {
        if (label === '.') return '.'
        if (cells.indexOf(label) < cell) return '#'
        const { width, height } = sizeOf(layout, label)
        const kind = label === target ? 'T' : 'abcdefghi'[(width - 1) * 3 + height - 1]
        shapes.set(kind, { width, cells: this.cellsOf(width, height) })
        return kind
      })
      .join('')
    this.shapes = shapes
  }

  /** The board after the block that begins in a cell went one cell on, if there is room. */
  slid(board: StringBoard, from: number, right: number, down: number): StringBoard | undefined {
    const shape = this.shapes.get(board[from])
    if (!shape) return undefined
    const column = (from % this.columns) + right
    if (column < 0 || column + shape.width > this.columns) return undefined
    const step = down * this.columns + right
    for (const cell of shape.cells) {
      const isFree = board[from + step + cell] === '.' || shape.cells.includes(step + cell)
      if (!isFree) return undefined
    }
    const cells = [...board]
    for (const cell of shape.cells) cells[from + cell] = '.'
    for (const cell of shape.cells) cells[from + step + cell] = '#'
    cells[from + step] = board[from]
    return cells.join('')
  }

  /** How many boards there are at each distance from the start. */
  perDistance(): readonly number[] {
    const reached = new Set([this.start])
    const counts: number[] = []
    for (let level = [this.start]; level.length > 0;) {
      counts.push(level.length)
      const next = new Set(level.flatMap((board) => this.neighbours(board)))
      level = [...next].filter((board) => !reached.has(board))
      for (const board of level) reached.add(board)
    }
    return counts
  }

  private neighbours(board: StringBoard): readonly StringBoard[] {
    const found: StringBoard[] = []
    for (let cell = 0; cell < board.length; cell++) {
      if (!this.shapes.has(board[cell])) continue
      for (const [right, down] of everyStep) {
        const next = this.slid(board, cell, right, down)
        if (next !== undefined) found.push(next)
      }
    }
    return found
  }

  private cellsOf(width: number, height: number): readonly number[] {
    return Array.from({ length: width * height }, (_, i) => {
      return Math.floor(i / width) * this.columns + (i % width)
    })
  }
}

/** How far each step goes to the right and down. */
export const steps = { up: [0, -1], left: [-1, 0], right: [1, 0], down: [0, 1] } as const
const everyStep = Object.values(steps)

function sizeOf(layout: string, label: string) {
  const rows = layout.split('/').filter((row) => row.includes(label))
  return { width: rows[0].split(label).length - 1, height: rows.length }
}
