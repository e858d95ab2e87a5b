import type { FigurePart, Stroke } from '../../../problems/scene'
import type { Brush } from '../brush/brush'
import type { Palette } from '../brush/palette'

type TextStroke = Extract<Stroke, { kind: 'text' }>
type Outlined = Exclude<Stroke, TextStroke>

const leastLetters = 5
/** Digits stand a little above the middle line of text. */
const lowered = 0.06

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
    if (stroke.kind === 'text') {
      paintText(context, stroke, figures[stroke.paint], sans, left, top, cell)
      continue
    }
    context.beginPath()
    outline(context, stroke, left, top, cell)
    context.fillStyle = figures[stroke.paint]
    context.fill()
  }
}

/** Letters that are too small to be read are left out. */
function paintText(
  context: Brush,
  { x, y, height, text }: TextStroke,
  colour: string,
  family: string,
  left: number,
  top: number,
  cell: number,
): void {
  const size = height * cell
  if (size < leastLetters) return
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `600 ${size}px ${family}`
  context.fillStyle = colour
  context.fillText(text, left + x * cell, top + y * cell + size * lowered)
}

function outline(context: Brush, stroke: Outlined, left: number, top: number, cell: number): void {
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
