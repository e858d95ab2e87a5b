import type { Scene } from '../../../problems/scene'
import { isCutOff } from '../../../recording/query/status'
import type { Node } from '../../../solvers/solver'
import type { Brush } from '../brush/brush'
import type { Palette } from '../brush/palette'
import type { TreeMark } from '../picture/marks'
import { paintBoard } from './paintBoard'
import { nodeShape, paintStrike, roundedSquare } from './paintShapes'

const widestFrame = 3
const frameShare = 0.07
const leastShape = 5
const prunedLine = 1.5
const replacedOpacity = 0.45
const cutOffVeil = 0.3

/** Draws marks: what was pruned or dropped lowest, and what waits on top. */
export function paintMarks(
  context: Brush,
  marks: readonly TreeMark[],
  palette: Palette,
  sceneOf: (node: Node) => Scene,
): void {
  for (const mark of marks)
    if (isCutOff(mark.as) && mark.boardOpacity < 1) paintCutOff(context, mark, palette)
  for (const mark of marks) {
    if (!isCutOff(mark.as) && !waits(mark)) paintKept(context, mark, palette, sceneOf)
  }
  for (const mark of marks) if (waits(mark)) paintKept(context, mark, palette, sceneOf)
  for (const mark of marks) {
    if (isCutOff(mark.as) && mark.boardOpacity > 0) paintLooked(context, mark, palette, sceneOf)
  }
  context.globalAlpha = 1
}

/** The board of what was cut off and is looked at: paler than those that were kept. */
function paintLooked(
  context: Brush,
  mark: TreeMark,
  palette: Palette,
  sceneOf: (node: Node) => Scene,
): void {
  const { x, y, size } = mark
  context.globalAlpha = mark.opacity * mark.boardOpacity
  paintFramedBoard(context, mark, palette, sceneOf(mark.node))
  context.globalAlpha *= cutOffVeil
  context.fillStyle = palette.pane
  roundedSquare(context, x, y, size)
  context.fill()
  context.globalAlpha = mark.opacity
  paintBadge(context, mark, palette)
}

/** A small hollow square, with a bar for a pruned child and a cross for a dropped node. */
function paintCutOff(context: Brush, mark: TreeMark, palette: Palette): void {
  const { x, y, size } = mark
  context.globalAlpha = mark.opacity
  context.fillStyle = palette.pruned
  if (size < leastShape) {
    fillSquare(context, x, y, size)
    return
  }
  fillSquare(context, x, y, size + prunedLine)
  context.fillStyle = palette.pane
  fillSquare(context, x, y, size - prunedLine)
  context.fillStyle = palette.pruned
  if (mark.as === 'pruned') {
    context.fillRect(x - size * 0.3, y - prunedLine / 2, size * 0.6, prunedLine)
    return
  }
  const reach = size * 0.25
  context.strokeStyle = palette.pruned
  context.lineWidth = prunedLine
  context.beginPath()
  context.moveTo(x - reach, y - reach)
  context.lineTo(x + reach, y + reach)
  context.moveTo(x - reach, y + reach)
  context.lineTo(x + reach, y - reach)
  context.stroke()
}

function fillSquare(context: Brush, x: number, y: number, size: number): void {
  context.fillRect(x - size / 2, y - size / 2, size, size)
}

/** A node that was kept; one that was replaced is faded and struck out. */
function paintKept(
  context: Brush,
  mark: TreeMark,
  palette: Palette,
  sceneOf: (node: Node) => Scene,
): void {
  const opacity = mark.opacity * (mark.replaced ? replacedOpacity : 1)
  context.globalAlpha = opacity
  if (mark.boardOpacity < 1) paintShape(context, mark, palette)
  if (mark.boardOpacity > 0) {
    context.globalAlpha = opacity * mark.boardOpacity
    paintFramedBoard(context, mark, palette, sceneOf(mark.node))
  }
  context.globalAlpha = mark.opacity
  if (mark.replaced && mark.size >= leastShape) {
    paintStrike(context, mark.x, mark.y, mark.size, palette)
  }
}

function waits({ as }: TreeMark): boolean {
  return as === 'waiting' || as === 'next'
}

/** Whether a node is drawn filled: it was taken from the frontier. */
function isFilled({ as }: TreeMark): boolean {
  return as === 'expanded' || as === 'solution'
}

function colourOf({ as, backward }: TreeMark, palette: Palette): string {
  if (as === 'superseded' || isCutOff(as)) return palette.pruned
  return as === 'expanded' && backward ? palette.backward : palette[as]
}

/** Expanded: filled. Waiting: a ring. Next: a double ring. */
function paintShape(context: Brush, mark: TreeMark, palette: Palette): void {
  const { x, y, size, backward } = mark
  const colour = colourOf(mark, palette)
  if (size < leastShape) {
    context.fillStyle = colour
    fillSquare(context, x, y, size)
    return
  }
  const rim = Math.max(1.5, size * 0.16)
  // Thousands of shapes are filled in the time that hundreds of rims are stroked.
  fillShape(size / 2, colour)
  if (!isFilled(mark)) fillShape(size / 2 - rim, palette.pane)
  if (mark.as !== 'next') return
  nodeShape(context, x, y, size / 2 + rim * 1.6, backward)
  context.strokeStyle = colour
  context.lineWidth = rim
  context.stroke()

  function fillShape(radius: number, fill: string): void {
    nodeShape(context, x, y, radius, backward)
    context.fillStyle = fill
    context.fill()
  }
}

/** The frame says what the badge at its top says: filled, ring or double ring. */
function paintFramedBoard(context: Brush, mark: TreeMark, palette: Palette, scene: Scene): void {
  const { x, y, size, as } = mark
  const frameWidth = Math.min(widestFrame, size * frameShare)
  const inner = size - 2 * frameWidth
  context.fillStyle = palette.pane
  roundedSquare(context, x, y, size)
  context.fill()
  paintBoard(context, scene, palette, x, y, inner - 2)
  context.strokeStyle = colourOf(mark, palette)
  context.lineWidth = frameWidth
  roundedSquare(context, x, y, size - frameWidth)
  context.stroke()
  if (as === 'next') {
    context.lineWidth = frameWidth / 2
    roundedSquare(context, x, y, size + frameWidth * 2)
    context.stroke()
  }
  paintBadge(context, mark, palette)
}

const largestBadge = 5
const badgeShare = 0.135

/** Where the badge of a board is, which tells its state. */
export function badgeOf({ x, y, size }: TreeMark): Pick<TreeMark, 'x' | 'y' | 'size'> {
  const corner = 1 - size / 2
  return { x: x + corner, y: y + corner, size: 2 * Math.min(largestBadge, size * badgeShare) }
}

/** The badge of a board, which lies upon the frames around it. */
export function paintBadge(context: Brush, mark: TreeMark, palette: Palette): void {
  const badge = badgeOf(mark)
  if (isCutOff(mark.as)) {
    paintCutOff(context, { ...mark, ...badge, size: badge.size * 1.3 }, palette)
    return
  }
  const { x, y, size } = badge
  nodeShape(context, x, y, size / 2, mark.backward)
  context.fillStyle = isFilled(mark) ? colourOf(mark, palette) : palette.pane
  context.fill()
  context.strokeStyle = colourOf(mark, palette)
  context.lineWidth = 2
  context.stroke()
}
