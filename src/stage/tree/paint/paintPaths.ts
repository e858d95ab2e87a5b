import type { Brush } from '../brush/brush'
import type { Palette } from '../brush/palette'
import type { ScreenPoint } from '../camera/screen'
import { edgeTo } from './edgeShape'
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
  palette: Palette,
  opacity = 1,
): void {
  paintPath(context, focus, palette.ink, 2)
  context.globalAlpha = opacity
  for (const parts of solutions) {
    paintSolutionParts(context, parts, palette)
    paintMeeting(context, parts, palette)
  }
  context.globalAlpha = 1
  if (opacity < 1) paintSolutionParts(context, shared, palette)
}

// A broad ribbon is found in any tree; where a path goes far across, it would hide some levels.
const broadest = 9
const narrowest = 5
const focusStrength = 0.2
const solutionStrength = 0.45

/**
 * Draws paths as broad pale ribbons, to lie under the nodes.
 *
 * @param gap from one level to the next, in pixels
 */
export function paintPathsBeneath(
  context: Brush,
  { focus, solutions }: ScreenPaths,
  palette: Palette,
  gap: number,
): void {
  const width = Math.min(broadest, Math.max(narrowest, gap * 2))
  const ribbon = (path: readonly ScreenPoint[], colour: string, opacity: number) => {
    context.globalAlpha = opacity
    context.strokeStyle = colour
    context.lineWidth = width
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
  for (const parts of solutions) paintMeeting(context, parts, palette)
}

const solutionWidth = 3
const besideSolution = 2.5

/** Joins the two parts of a solution where they meet: by dots, as both have the same board. */
function paintMeeting(
  context: Brush,
  parts: readonly (readonly ScreenPoint[])[],
  palette: Palette,
): void {
  if (parts.length < 2) return
  const [before, after] = parts
  context.setLineDash([solutionWidth / 2, solutionWidth * 1.5])
  context.lineCap = 'round'
  const meeting = [...before.slice(-1), ...after.slice(0, 1)]
  paintPath(context, meeting, palette.solution, solutionWidth)
  context.lineCap = 'butt'
  context.setLineDash([])
}

/** A thin line with room on both sides is found in any picture, and covers little of it. */
function paintSolutionParts(
  context: Brush,
  parts: readonly (readonly ScreenPoint[])[],
  palette: Palette,
): void {
  for (const part of parts) {
    paintPath(context, part, palette.pane, solutionWidth + 2 * besideSolution)
    paintPath(context, part, palette.solution, solutionWidth)
  }
}

/** Draws the edges of a path down the tree. */
function paintPath(
  context: Brush,
  path: readonly ScreenPoint[],
  colour: string,
  width: number,
): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.lineJoin = 'round'
  context.beginPath()
  path.forEach((point, at) => {
    if (at === 0) context.moveTo(...point)
    else edgeTo(context, path[at - 1], point)
  })
  context.stroke()
}
