import type { Cell } from '../cell'
import type { Scene, ScenePart } from '../scene'
import type { Layout } from './layout'
import type { Piece } from './pieces'

const blank = { width: 1, height: 1, label: '', home: false } as const

/**
 * The picture of a board: its empty cells, its blocks in reading order, and last, to be seen over
 * them, the outline of where the target is to go. Of equal blocks none has a letter: which of them is
 * which is not known.
 */
export function drawBlocks({ columns, rows }: Layout, pieces: readonly Piece[], goal: Cell): Scene {
  const free = new Set(Array.from({ length: columns * rows }, (_, cell) => cell))
  const blocks = pieces.map((piece): ScenePart => {
    const { width, height } = piece
    const label = piece.alone ? piece.label : ''
    const [x, y] = [piece.cell % columns, Math.floor(piece.cell / columns)]
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        free.delete(piece.cell + row * columns + column)
      }
    }
    const home = piece.kind === 0 && x === goal.column && y === goal.row
    return { shape: 'block', x, y, width, height, label, home, tone: toneOf(piece) }
  })
  const hollows = [...free].map((cell): ScenePart => {
    return { shape: 'hollow', x: cell % columns, y: Math.floor(cell / columns), ...blank }
  })
  const home = blocks.some((block) => block.home)
  const { width, height } = pieces.find(({ kind }) => kind === 0) ?? blank
  const exit = { x: goal.column, y: goal.row, width, height, label: '', home }
  return { columns, rows, parts: [...hollows, ...blocks, { shape: 'exit', ...exit }] }
}

function toneOf({ kind, width, height }: Piece): number {
  if (kind === 0) return 0
  if (width === 1 && height === 2) return 1
  if (width === 2 && height === 1) return 2
  return width === 1 && height === 1 ? 3 : 4
}
