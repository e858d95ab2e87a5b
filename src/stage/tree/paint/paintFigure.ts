import type { FigurePart, Stroke } from '../../../problems/scene'
import type { Brush } from '../brush/brush'
import type { Palette } from '../brush/palette'

// Smaller letters are left out: they cannot be read.
const leastLetters = 5

/** Paints a figure of a scene whose upper left corner is at a point of the canvas. */
export function paintFigure(
  context: Brush,
  { strokes }: FigurePart,
  { figures, sans }: Palette,
  left: number,
  top: number,
  cell: number,
): void {
  for (const stroke of strokes) {
    context.fillStyle = figures[stroke.paint]
    if (stroke.kind === 'text') {
      const { x, y, text, size } = stroke
      if (size * cell < leastLetters) continue
      context.font = `600 ${size * cell}px ${sans}`
      // Digits stand a little above the middle of their line.
      context.fillText(text, left + x * cell, top + (y + 0.05 * size) * cell)
      continue
    }
    context.beginPath()
    outline(context, stroke, left, top, cell)
    context.fill()
  }
}

function outline(
  context: Brush,
  stroke: Exclude<Stroke, { kind: 'text' }>,
  left: number,
  top: number,
  cell: number,
): void {
  switch (stroke.kind) {
    case 'disc':
      context.arc(
        left + stroke.x * cell,
        top + stroke.y * cell,
        stroke.radius * cell,
        0,
        2 * Math.PI,
      )
      return
    case 'bar': {
      const { x, y, width, height, round } = stroke
      const [right, down] = [width * cell, height * cell]
      context.roundRect(left + x * cell, top + y * cell, right, down, round * cell)
      return
    }
    case 'polygon':
      stroke.points.forEach(({ x, y }, point) => {
        if (point === 0) context.moveTo(left + x * cell, top + y * cell)
        else context.lineTo(left + x * cell, top + y * cell)
      })
      context.closePath()
  }
}
