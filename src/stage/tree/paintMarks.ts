import type { Scene } from '../../puzzles/scene'
import type { Node } from '../../solvers/solver'
import type { Mark } from './marks'
import { paintBoard } from './paintBoard'
import type { Palette } from './palette'

const frameWidth = 3
const leastShape = 5

/** The edges from marks to their parents; those of pruned children are dashed and faint. */
export function paintEdges(
  context: CanvasRenderingContext2D,
  marks: readonly Mark[],
  palette: Palette,
): void {
  context.lineWidth = 1.25
  context.strokeStyle = palette.edge
  strokeEdges(context, marks, false)
  context.setLineDash([3, 4])
  strokeEdges(context, marks, true)
  context.setLineDash([])
}

function strokeEdges(
  context: CanvasRenderingContext2D,
  marks: readonly Mark[],
  pruned: boolean,
): void {
  context.beginPath()
  for (const { as, x, y, parentX, parentY } of marks) {
    if ((as === 'pruned') !== pruned) continue
    context.moveTo(x, y)
    context.lineTo(parentX, parentY)
  }
  context.stroke()
}

/** Draws marks, pruned children lowest and those that wait on top. */
export function paintMarks(
  context: CanvasRenderingContext2D,
  marks: readonly Mark[],
  palette: Palette,
  sceneOf: (node: Node) => Scene,
): void {
  for (const mark of marks) if (mark.as === 'pruned') paintPruned(context, mark, palette)
  for (const mark of marks) if (isDone(mark.as)) paintKept(context, mark, palette, sceneOf)
  for (const mark of marks) {
    if (mark.as === 'waiting' || mark.as === 'next') paintKept(context, mark, palette, sceneOf)
  }
}

/** A small hollow square with a bar. */
function paintPruned(context: CanvasRenderingContext2D, mark: Mark, palette: Palette): void {
  const { x, y, size } = mark
  const left = x - size / 2
  const top = y - size / 2
  if (size < leastShape) {
    context.fillStyle = palette.pruned
    context.fillRect(left, top, size, size)
    return
  }
  context.fillStyle = palette.pane
  context.fillRect(left, top, size, size)
  context.strokeStyle = palette.pruned
  context.lineWidth = 1.5
  context.strokeRect(left, top, size, size)
  context.beginPath()
  context.moveTo(left + size * 0.2, y)
  context.lineTo(left + size * 0.8, y)
  context.stroke()
}

function paintKept(
  context: CanvasRenderingContext2D,
  mark: Mark,
  palette: Palette,
  sceneOf: (node: Node) => Scene,
): void {
  if (mark.board) paintFramedBoard(context, mark, palette, sceneOf(mark.node))
  else paintDisc(context, mark, palette)
}

/** Whether a node has left the frontier: it is drawn filled. */
function isDone(as: Mark['as']): boolean {
  return as === 'expanded' || as === 'solution'
}

/** Expanded: a filled disc. Waiting: a ring. Next: a double ring. */
function paintDisc(context: CanvasRenderingContext2D, mark: Mark, palette: Palette): void {
  const { x, y, size, as } = mark
  const colour = palette[as]
  if (size < leastShape) {
    context.fillStyle = colour
    context.fillRect(x - size / 2, y - size / 2, size, size)
    return
  }
  const rim = Math.max(1.5, size * 0.16)
  disc(context, x, y, (size - rim) / 2)
  context.fillStyle = isDone(as) ? colour : palette.pane
  context.fill()
  context.strokeStyle = colour
  context.lineWidth = rim
  context.stroke()
  if (as !== 'next') return
  disc(context, x, y, size / 2 + rim * 1.6)
  context.stroke()
}

/** The frame says what the badge at its top says: filled, ring or double ring. */
function paintFramedBoard(
  context: CanvasRenderingContext2D,
  { x, y, size, as }: Mark,
  palette: Palette,
  scene: Scene,
): void {
  const colour = palette[as]
  const inner = size - 2 * frameWidth
  context.fillStyle = palette.pane
  roundedSquare(context, x, y, size)
  context.fill()
  paintBoard(context, scene, palette, x, y, inner - 2)
  context.strokeStyle = colour
  context.lineWidth = frameWidth
  roundedSquare(context, x, y, size - frameWidth)
  context.stroke()
  if (as === 'next') {
    roundedSquare(context, x, y, size + frameWidth * 2.4)
    context.stroke()
  }
  paintBadge(context, x - size / 2 + 1, y - size / 2 + 1, colour, isDone(as), palette)
}

const badgeRadius = 5

function paintBadge(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  colour: string,
  filled: boolean,
  palette: Palette,
): void {
  disc(context, x, y, badgeRadius)
  context.fillStyle = filled ? colour : palette.pane
  context.fill()
  context.strokeStyle = colour
  context.lineWidth = 2
  context.stroke()
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, Math.max(0.5, radius), 0, 2 * Math.PI)
}

function roundedSquare(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
): void {
  context.beginPath()
  context.roundRect(x - size / 2, y - size / 2, size, size, 6)
}
