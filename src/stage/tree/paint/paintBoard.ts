import { homeBar, isRound, labelSize, radius } from '../../../drawing/partSizes'
import type { CellPart, Scene } from '../../../problems/scene'
import type { Brush } from '../brush/brush'
import type { Palette } from '../brush/palette'
import { paintFigure } from './paintFigure'

const leastLetters = 2.8
const leastRim = 10
// On small tiles letters take more of the tile.
const readableLetters = 16
const largestLetters = 0.7
// A block has one letter, a tile up to two digits, a node of a graph often a longer name.
const largestOfBlock = 0.8
// The number of a hole says nothing that its place does not say.
const leastOfHole = 9

/** Draws a scene into a square of the canvas around a point. */
export function paintBoard(
  context: Brush,
  scene: Scene,
  palette: Palette,
  x: number,
  y: number,
  size: number,
): void {
  const cell = size / Math.max(scene.columns, scene.rows)
  const left = x - (scene.columns * cell) / 2
  const top = y - (scene.rows * cell) / 2
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  // To choose a font takes longer than to draw a letter, and most parts have the same.
  let chosenLetters = 0
  for (const part of scene.parts) {
    if (part.shape === 'figure') {
      paintFigure(context, part, palette, left, top, cell)
      chosenLetters = 0
      continue
    }
    const middleX = left + (part.x + part.width / 2) * cell
    const middleY = top + (part.y + part.height / 2) * cell
    if (isRound(part)) paintDisc(context, part, palette, middleX, middleY, cell)
    else paintRectangle(context, part, palette, left + part.x * cell, top + part.y * cell, cell)
    const letters = lettersOf(part, cell)
    if (letters === 0) continue
    if (letters !== chosenLetters) context.font = `600 ${letters}px ${palette.sans}`
    chosenLetters = letters
    context.fillStyle = part.shape === 'hole' ? palette.inkSoft : palette.tileInk
    context.fillText(part.label, middleX, middleY + cell * 0.04)
  }
}

function paintRectangle(
  context: Brush,
  part: CellPart,
  palette: Palette,
  left: number,
  top: number,
  cell: number,
): void {
  const inset = Math.max(0.5, cell * 0.04)
  const [x, y] = [left + inset, top + inset]
  const [width, height] = [part.width * cell - 2 * inset, part.height * cell - 2 * inset]
  if (part.shape === 'exit') {
    context.strokeStyle = palette.inkSoft
    context.lineWidth = 1
    context.setLineDash([3, 2])
    context.strokeRect(x, y, width, height)
    context.setLineDash([])
    return
  }
  context.fillStyle = fillOf(part, palette)
  if (part.shape === 'hollow') return context.fillRect(x, y, width, height)
  context.beginPath()
  context.roundRect(x, y, width, height, cell * 0.12)
  context.fill()
  if (cell < leastRim) return
  context.strokeStyle = palette.tileRim
  context.lineWidth = 1
  context.stroke()
  if (!part.home || part.shape !== 'tile') return
  const { width: across, height: thickness, above } = homeBar
  context.fillStyle = palette.tileInk
  context.fillRect(
    left + (cell * (part.width - across)) / 2,
    top + cell * (part.height - above),
    cell * across,
    Math.max(1, cell * thickness),
  )
}

function paintDisc(
  context: Brush,
  part: CellPart,
  palette: Palette,
  x: number,
  y: number,
  cell: number,
): void {
  context.beginPath()
  context.arc(x, y, radius(part) * cell, 0, 2 * Math.PI)
  context.fillStyle = fillOf(part, palette)
  context.fill()
  if (cell < leastRim || (part.shape === 'hole' && !part.home)) return
  context.strokeStyle = part.shape === 'hole' ? palette.inkSoft : palette.pegRim
  context.lineWidth = cell * 0.06
  context.stroke()
}

/** How high the letters of a part are, in pixels; 0 where it has none that could be read. */
function lettersOf(part: CellPart, cell: number): number {
  const defaults = labelSize(part) * cell
  if (!part.label || defaults < (isRound(part) ? leastOfHole : leastLetters)) return 0
  return isRound(part) ? defaults : Math.max(defaults, lettersOnSmall(part, cell))
}

function lettersOnSmall({ shape, label }: CellPart, cell: number): number {
  const isLetter = shape === 'block' && label.length === 1
  return Math.min(readableLetters, cell * (isLetter ? largestOfBlock : largestLetters))
}

function fillOf({ shape, home, tone = 0 }: CellPart, palette: Palette): string {
  switch (shape) {
    case 'tile':
      return home ? palette.tileHome : palette.tile
    case 'block':
      return palette.tones[tone]
    case 'peg':
      return home ? palette.pegHome : palette.peg
    default:
      return palette.hollow
  }
}
