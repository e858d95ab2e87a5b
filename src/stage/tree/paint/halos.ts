import type { Node } from '../../../solvers/solver'
import type { Brush } from '../brush/brush'
import type { Palette } from '../brush/palette'
import type { ScreenPoint, ScreenSquare } from '../camera/screen'
import type { TreeMark } from '../picture/marks'
import { placesIn } from '../picture/nodePlaces'
import type { TreePicture } from '../picture/treePicture'

/** A node as it is drawn: its middle, and the side of the square it fills. */
export interface DrawnNode {
  readonly place: ScreenPoint
  readonly size: number
}

const leastSize = 9
/** By how much a halo is larger than what it surrounds, in pixels. */
const haloMargin = 10

/** Says where each node of a picture is drawn; one too small to be seen counts as a dot. */
export function drawnIn({
  subject,
  view,
  marks,
}: Pick<TreePicture, 'subject' | 'view' | 'marks'>): (node: Node) => DrawnNode {
  const place = placesIn(subject, view)
  return (node) => {
    const mark = marks.find((candidate) => candidate.node === node)
    return mark ? drawnAs(mark) : { place: place(node), size: leastSize }
  }
}

/** Says where a mark is drawn, and how large; one too small to be seen counts as a dot. */
export function drawnAs({ x, y, size }: TreeMark): DrawnNode {
  return { place: [x, y], size: Math.max(leastSize, size) }
}

/** The square that a halo around a node takes. */
export function haloAround({ place: [x, y], size }: DrawnNode): ScreenSquare {
  return { x, y, size: size + haloMargin }
}

/** A halo around a node that must be found at any scale. */
export function paintHalo(context: Brush, square: ScreenSquare, colour: string): void {
  outline(context, square, colour, 2.5)
}

function outline(
  context: Brush,
  { x, y, size }: ScreenSquare,
  colour: string,
  width: number,
): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.setLineDash([])
  context.beginPath()
  context.roundRect(x - size / 2, y - size / 2, size, size, Math.min(9, size / 3))
  context.stroke()
}

const currentLine = 4
// Inside it reaches the node: no end of an edge shows between the two.
const besideCurrent = 2.5

/**
 * The frame around the node of this step: the strongest line of the picture, with room on both
 * sides.
 */
export function paintCurrent(
  context: Brush,
  square: ScreenSquare,
  { ink, pane }: Pick<Palette, 'ink' | 'pane'>,
): void {
  for (const [colour, width] of [
    [pane, currentLine + 2 * besideCurrent],
    [ink, currentLine],
  ] as const) {
    outline(context, square, colour, width)
  }
}

const dashes = [5, 3.5]
const outside = 7

/** A dashed ring around what was selected; it has room around the halo of the step. */
export function paintSelection(context: Brush, square: ScreenSquare, colour: string): void {
  const { x, y } = square
  const size = square.size + outside
  context.strokeStyle = colour
  context.lineWidth = 2
  context.setLineDash(dashes)
  context.beginPath()
  context.roundRect(x - size / 2, y - size / 2, size, size, Math.min(11, size / 3))
  context.stroke()
  context.setLineDash([])
}
