import type { Ink, InkPoint, InkStroke } from '../../drawing/ink'
import type { Brush } from '../tree/brush/brush'
import type { Palette } from '../tree/brush/palette'
import { originOf } from './inkNodes'
import type { InkNodes } from './inkNodes'
import { countedFrom, onScreen } from './transform'
import type { Transform } from './transform'

const lineWidth = 4
/** Around a line, so that it is seen on whatever it crosses. */
const rim = 1.5
const ringSize = 11

type InkPalette = Pick<Palette, 'pens' | 'pane' | 'ink'>

/** Where a picture is on the screen, and where its nodes are in it, if ink can be at them. */
export interface InkedView {
  readonly transform: Transform
  readonly nodes?: InkNodes | undefined
}

/**
 * Paints strokes over a picture; they are as wide from near as from afar. Those at a node are left out
 * where the node is not drawn.
 */
export function paintInk(
  brush: Brush,
  ink: Ink,
  { transform, nodes }: InkedView,
  { pens, pane }: InkPalette,
): void {
  brush.globalAlpha = 1
  brush.setLineDash([])
  brush.lineJoin = 'round'
  brush.lineCap = 'round'
  for (const stroke of ink) {
    const origin = originOf(stroke, nodes)
    if (!origin) continue
    follow(brush, stroke, countedFrom(transform, origin))
    line(brush, pane, lineWidth + 2 * rim)
    line(brush, pens[stroke.colour - 1], lineWidth)
  }
  brush.lineJoin = 'miter'
  brush.lineCap = 'butt'
}

function follow(brush: Brush, { points }: InkStroke, transform: Transform): void {
  brush.beginPath()
  brush.moveTo(...onScreen(transform, [points[0], points[1]]))
  // A stroke of a single point is a dot: a line without length, with round ends.
  for (let at = points.length > 2 ? 2 : 0; at < points.length; at += 2) {
    brush.lineTo(...onScreen(transform, [points[at], points[at + 1]]))
  }
}

function line(brush: Brush, colour: string, width: number): void {
  brush.strokeStyle = colour
  brush.lineWidth = width
  brush.stroke()
}

/** A place where the pointer was, and how much of it is still seen, from 1 to 0. */
export interface TrailPoint {
  readonly at: InkPoint
  readonly share: number
}

/** Paints the pointer as a ring, and behind it the way it came. */
export function paintPointer(
  brush: Brush,
  at: InkPoint,
  trail: readonly TrailPoint[],
  transform: Transform,
  { pens: [colour], pane, ink }: InkPalette,
): void {
  brush.setLineDash([])
  for (let next = 1; next < trail.length; next++) {
    const { share } = trail[next]
    brush.globalAlpha = share / 2
    brush.beginPath()
    brush.moveTo(...onScreen(transform, trail[next - 1].at))
    brush.lineTo(...onScreen(transform, trail[next].at))
    line(brush, colour, 2 + 8 * share)
  }
  brush.globalAlpha = 1
  brush.beginPath()
  brush.arc(...onScreen(transform, at), ringSize, 0, 2 * Math.PI)
  line(brush, pane, 8)
  line(brush, ink, 6)
  line(brush, colour, 4)
}
