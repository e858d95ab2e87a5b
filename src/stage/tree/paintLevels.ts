import type { Brush } from './brush'
import type { LevelView } from './levelView'
import type { Palette } from './palette'
import { isCovered, labelRise } from './placeLabels'
import type { Box } from './placeLabels'
import type { TreePicture } from './treePicture'

const letters = 13
const lineHeight = 13.5
const inset = 5
const padding = 3
// Tools lie over the top of the picture: no width is legible there, and labels come down from there.
const belowTools = 52
const underTools = 44

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

/**
 * The names of the levels at the left and their widths at the right, each where it covers no node;
 * one that finds no such place is left out.
 */
export function paintLevelLabels(
  context: Brush,
  { labels, levels, marks, view }: Pick<TreePicture, 'labels' | 'levels' | 'marks' | 'view'>,
  palette: Palette,
): void {
  const { width } = view.viewport
  const height = lineHeight * palette.letters
  const rise = labelRise(levels, view.gap, height)
  context.font = `500 ${letters * palette.letters}px ${palette.sans}`
  context.textBaseline = 'middle'
  for (const { name, width: nodes, y } of labels) {
    const lowest = y + Math.max(0, (view.gap - height) / 2)
    const at = Math.max(y - rise, Math.min(lowest, belowTools * palette.letters))
    const lettered = (text: string, left: number): Lettered => {
      const right = left + context.measureText(text).width + 2 * padding
      return { text, box: { left, right, top: at - height / 2, bottom: at + height / 2 } }
    }
    const atLeft = lettered(name, inset)
    const { box } = lettered(nodes, 0)
    const atRight = lettered(nodes, width - inset - box.right)
    const shown = at < underTools * palette.letters ? [atLeft] : [atLeft, atRight]
    for (const each of shown) {
      if (each.text !== '' && !isCovered(each.box, marks)) paintLabel(context, each, palette)
    }
  }
}

interface Lettered {
  readonly text: string
  readonly box: Box
}

function paintLabel(context: Brush, { text, box }: Lettered, palette: Palette): void {
  const { left, right, top, bottom } = box
  context.fillStyle = palette.pane
  context.globalAlpha = 0.8
  context.fillRect(left, top, right - left, bottom - top)
  context.globalAlpha = 1
  context.textAlign = 'left'
  context.fillStyle = palette.inkSoft
  context.fillText(text, left + padding, (top + bottom) / 2)
}
