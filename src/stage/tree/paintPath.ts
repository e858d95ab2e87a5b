import type { Brush } from './paint/brush'
import type { View } from './camera/camera'
import type { Place } from './picture/nodePlaces'
import type { Spot } from './paint/placeLabels'

/** Draws a way down the tree, at every scale: its edges, and a disc on each node where asked. */
export function paintPath(
  context: Brush,
  path: readonly Place[],
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

/** A halo around a node that must be found at any scale. */
export function paintHalo(context: Brush, { x, y, size }: Spot, colour: string): void {
  context.strokeStyle = colour
  context.lineWidth = 2.5
  context.setLineDash([])
  context.beginPath()
  context.roundRect(x - size / 2, y - size / 2, size, size, 9)
  context.stroke()
}

/** A dashed curve from a duplicate to its earlier twin. */
export function paintTwinLine(context: Brush, curve: readonly Place[], colour: string): void {
  context.strokeStyle = colour
  context.lineWidth = 2
  context.setLineDash([6, 5])
  context.beginPath()
  for (const [x, y] of curve) context.lineTo(x, y)
  context.stroke()
  context.setLineDash([])
}
