import type { Brush } from '../brush/brush'
import type { Palette } from '../brush/palette'
import type { DenseLevel } from '../picture/denseLevels'

const leastPatterned = 6
/** From one stroke to the next, in pixels. */
const spacing = 5

/** A stroke across a half of a level, from its left end below to its right end above. */
export interface PatternStroke {
  readonly x: number
  readonly bottom: number
  readonly height: number
}

/**
 * Draws over dense levels what tells their kinds apart without colour: where a level shows expanded
 * nodes it is hatched, as a mark is, and where it shows those that wait it stays plain.
 *
 * @param height how high a level is drawn
 */
export function paintDensityPatterns(
  context: Brush,
  palette: Palette,
  levels: readonly DenseLevel[],
  width: number,
  height: number,
  opacity: number,
): void {
  if (height < leastPatterned) return
  context.strokeStyle = palette.pane
  context.lineWidth = 1.2
  for (const level of levels) {
    context.globalAlpha = level.opacity * opacity
    context.beginPath()
    for (const stroke of hatching(level, width, height)) {
      context.moveTo(stroke.x - stroke.height / 2, stroke.bottom)
      context.lineTo(stroke.x + stroke.height / 2, stroke.bottom - stroke.height)
    }
    context.stroke()
  }
}

/** The strokes over a level: its lower half shows expanded nodes, the upper one if none waits there. */
export function hatching(
  { view, counts: { waiting, expanded } }: DenseLevel,
  width: number,
  height: number,
): readonly PatternStroke[] {
  const strokes: PatternStroke[] = []
  const perPixel = expanded.length / width
  for (let x = spacing / 2; x < width; x += spacing) {
    const column = Math.floor(x * perPixel)
    if (expanded[column] === 0) continue
    const isWhole = waiting[column] === 0
    strokes.push({ x, bottom: view.y + height / 2, height: isWhole ? height : height / 2 })
  }
  return strokes
}
