import type { Brush } from './brush'
import type { View } from '../camera/camera'
import type { ScreenPoint } from '../camera/screen'
import type { Palette } from './palette'
import { thinned } from './thinned'

/** Paths through the tree, as points of the canvas. */
export interface ScreenPaths {
  /** The path to the node that the panes speak of. */
  readonly focus: readonly ScreenPoint[]
  /** The solutions, each in two parts where two trees meet. */
  readonly solutions: readonly (readonly (readonly ScreenPoint[])[])[]
  /** What of the solutions lies on the path to the node. */
  readonly shared: readonly (readonly ScreenPoint[])[]
}

/** @param opacity how strongly the solutions are drawn beside the path to the node, from 0 to 1 */
export function paintPaths(
  context: Brush,
  { focus, solutions, shared }: ScreenPaths,
  view: View,
  palette: Palette,
  opacity = 1,
): void {
  paintPath(context, focus, view, palette.ink, 2, false)
  context.globalAlpha = opacity
  for (const parts of solutions) paintSolution(context, parts, view, palette.solution)
  context.globalAlpha = 1
  if (opacity < 1) paintSolutionParts(context, shared, view, palette.solution)
}

const beneathWidth = 9
const focusStrength = 0.2
const solutionStrength = 0.45

/** Draws paths as broad pale ribbons, to lie under the nodes. */
export function paintPathsBeneath(
  context: Brush,
  { focus, solutions }: ScreenPaths,
  palette: Palette,
): void {
  const ribbon = (path: readonly ScreenPoint[], colour: string, opacity: number) => {
    context.globalAlpha = opacity
    context.strokeStyle = colour
    context.lineWidth = beneathWidth
    context.lineJoin = 'round'
    context.beginPath()
    for (const [x, y] of thinned(path)) context.lineTo(x, y)
    context.stroke()
  }
  ribbon(focus, palette.ink, focusStrength)
  for (const parts of solutions) {
    for (const part of parts) ribbon(part, palette.solution, solutionStrength)
  }
  context.globalAlpha = 1
}

const solutionWidth = 4

/** Draws a solution. Two parts are joined where they meet: by dots, as both have the same board. */
function paintSolution(
  context: Brush,
  parts: readonly (readonly ScreenPoint[])[],
  view: View,
  colour: string,
): void {
  paintSolutionParts(context, parts, view, colour)
  if (parts.length < 2) return
  const [before, after] = parts
  context.setLineDash([solutionWidth / 2, solutionWidth * 1.5])
  context.lineCap = 'round'
  paintPath(
    context,
    [...before.slice(-1), ...after.slice(0, 1)],
    view,
    colour,
    solutionWidth,
    false,
  )
  context.lineCap = 'butt'
  context.setLineDash([])
}

function paintSolutionParts(
  context: Brush,
  parts: readonly (readonly ScreenPoint[])[],
  view: View,
  colour: string,
): void {
  for (const part of parts) paintPath(context, part, view, colour, solutionWidth, true)
}

/** Draws a path down the tree, at every scale: its edges, and a disc on each node where asked. */
function paintPath(
  context: Brush,
  path: readonly ScreenPoint[],
  view: View,
  colour: string,
  width: number,
  discs: boolean,
): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.lineJoin = 'round'
  context.beginPath()
  for (const [x, y] of path) context.lineTo(x, y)
  context.stroke()
  if (!discs) return
  const radius = Math.min(width * 1.3, Math.max(width / 2, view.gap * 0.35))
  context.fillStyle = colour
  for (const [x, y] of path) {
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
  }
}
