import type { Brush } from '../brush/brush'
import type { Palette } from '../brush/palette'
import type { ScreenSquare } from '../camera/screen'

const breadth = 11
const strength = 0.32

/** A broad pale ring around a node whose name is pointed at; finer rings lie upon it. */
export function paintPointed(
  context: Brush,
  { x, y, size }: ScreenSquare,
  { ink }: Pick<Palette, 'ink'>,
): void {
  context.globalAlpha = strength
  context.strokeStyle = ink
  context.lineWidth = breadth
  context.setLineDash([])
  context.beginPath()
  context.roundRect(x - size / 2, y - size / 2, size, size, Math.min(10, size / 3))
  context.stroke()
  context.globalAlpha = 1
}
