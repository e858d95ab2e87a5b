import type { Brush } from './brush'
import type { LevelView } from './levelView'
import type { Palette } from './palette'

const letters = 13

/** The quiet bands behind every other level. */
export function paintBands(
  context: Brush,
  levels: readonly LevelView[],
  gap: number,
  width: number,
  palette: Palette,
): void {
  if (gap < 8) return
  context.fillStyle = palette.band
  for (const { level, y } of levels) {
    if (level % 2 === 1) context.fillRect(0, y - gap / 2, width, gap)
  }
}

/** A label with its words: at the left the name, at the right the width. */
export interface WordedLabel {
  readonly y: number
  readonly name: string
  readonly width: string
}

/** The names of the levels at the left and their widths at the right. */
export function paintLevelLabels(
  context: Brush,
  labels: readonly WordedLabel[],
  width: number,
  palette: Palette,
): void {
  context.font = `500 ${letters * palette.letters}px ${palette.sans}`
  context.textBaseline = 'middle'
  for (const each of labels) {
    label(context, each.name, 8, each.y, 'left', palette)
    label(context, each.width, width - 8, each.y, 'right', palette)
  }
}

function label(
  context: Brush,
  text: string,
  x: number,
  y: number,
  align: 'left' | 'right',
  palette: Palette,
): void {
  if (text === '') return
  const { width } = context.measureText(text)
  const box = 18 * palette.letters
  context.fillStyle = palette.pane
  context.globalAlpha = 0.8
  context.fillRect(align === 'left' ? x - 3 : x - width - 3, y - box / 2, width + 6, box)
  context.globalAlpha = 1
  context.textAlign = align
  context.fillStyle = palette.inkSoft
  context.fillText(text, x, y)
}
