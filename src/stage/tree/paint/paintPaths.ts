import type { Brush } from './brush'
import type { View } from '../camera/camera'
import { paintPath } from '../paintPath'
import type { Place } from '../picture/nodePlaces'
import type { Palette } from './palette'
import { thinned } from './thinned'

/** Ways through the tree, as places of the canvas. */
export interface Ways {
  /** The way to the node that the panes speak of. */
  readonly focus: readonly Place[]
  /** The solutions, each in two parts where two trees meet. */
  readonly solutions: readonly (readonly (readonly Place[])[])[]
  /** What of the solutions lies on the way to the node. */
  readonly shared: readonly (readonly Place[])[]
}

/** @param strength how strongly the solutions are drawn beside the way to the node, from 0 to 1 */
export function paintWays(
  context: Brush,
  { focus, solutions, shared }: Ways,
  view: View,
  palette: Palette,
  strength = 1,
): void {
  paintPath(context, focus, view, palette.ink, 2, false)
  context.globalAlpha = strength
  for (const parts of solutions) paintSolution(context, parts, view, palette.solution)
  context.globalAlpha = 1
  if (strength < 1) paintSolutionParts(context, shared, view, palette.solution)
}

const beneathWidth = 9
const focusStrength = 0.2
const solutionStrength = 0.45

/** Draws ways as broad pale ribbons, to lie under the nodes. */
export function paintWaysBeneath(
  context: Brush,
  { focus, solutions }: Ways,
  palette: Palette,
): void {
  const ribbon = (way: readonly Place[], colour: string, strength: number) => {
    context.globalAlpha = strength
    context.strokeStyle = colour
    context.lineWidth = beneathWidth
    context.lineJoin = 'round'
    context.beginPath()
    for (const [x, y] of thinned(way)) context.lineTo(x, y)
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
  parts: readonly (readonly Place[])[],
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
  parts: readonly (readonly Place[])[],
  view: View,
  colour: string,
): void {
  for (const part of parts) paintPath(context, part, view, colour, solutionWidth, true)
}
