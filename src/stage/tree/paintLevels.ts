import type { Brush } from './brush'
import type { LevelView } from './levelView'
import type { Palette } from './palette'

const labelRoom = 20

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

/** The names of the levels at the left and their widths at the right, as many as there is room for. */
export function paintLevelLabels(
  context: Brush,
  levels: readonly LevelView[],
  gap: number,
  width: number,
  palette: Palette,
  texts: { readonly depth: (level: number) => string; readonly width: (level: number) => string },
): void {
  // Levels of a very deep tree come several together.
  const together = levels.length > 1 ? levels[1].level - levels[0].level : 1
  const every = together * Math.max(1, Math.ceil(labelRoom / gap / together))
  context.font = `500 13px ${palette.sans}`
  context.textBaseline = 'middle'
  for (const { level, y } of levels) {
    if (level % every !== 0) continue
    label(context, texts.depth(level), 8, y, 'left', palette)
    label(context, texts.width(level), width - 8, y, 'right', palette)
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
  context.fillStyle = palette.pane
  context.globalAlpha = 0.8
  context.fillRect(align === 'left' ? x - 3 : x - width - 3, y - 9, width + 6, 18)
  context.globalAlpha = 1
  context.textAlign = align
  context.fillStyle = palette.inkSoft
  context.fillText(text, x, y)
}
