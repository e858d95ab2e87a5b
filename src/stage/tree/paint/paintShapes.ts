import type { Brush } from '../brush/brush'
import type { Palette } from '../brush/palette'

// A diamond is as large as a disc when it covers as much of the canvas.
const diamondStretch = Math.sqrt(Math.PI / 2)

/** Outlines the shape of a node: a disc, or a diamond for one reached from the goal. */
export function nodeShape(
  context: Brush,
  x: number,
  y: number,
  radius: number,
  backward: boolean,
): void {
  context.beginPath()
  if (!backward) {
    context.arc(x, y, Math.max(0.5, radius), 0, 2 * Math.PI)
    return
  }
  const reach = Math.max(0.5, radius * diamondStretch)
  context.moveTo(x, y - reach)
  context.lineTo(x + reach, y)
  context.lineTo(x, y + reach)
  context.lineTo(x - reach, y)
  context.closePath()
}

export function roundedSquare(context: Brush, x: number, y: number, size: number): void {
  context.beginPath()
  context.roundRect(x - size / 2, y - size / 2, size, size, 6)
}

/** A stroke through a node that no longer counts. */
export function paintStrike(
  context: Brush,
  x: number,
  y: number,
  size: number,
  palette: Palette,
): void {
  const reach = size * 0.6
  context.strokeStyle = palette.ink
  context.lineWidth = Math.max(1.25, Math.min(2.5, size * 0.1))
  context.beginPath()
  context.moveTo(x - reach, y + reach)
  context.lineTo(x + reach, y - reach)
  context.stroke()
}
