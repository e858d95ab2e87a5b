import type { Brush } from '../brush/brush'
import type { LegendKind } from '../around/legendKinds'
import type { TreeMark } from '../picture/marks'
import type { Caption } from './caption'
import { paintHalo, paintSelection } from '../paint/halos'
import { paintMarks } from '../paint/paintMarks'
import type { Palette } from '../brush/palette'

/** What stands under a saved picture: two lines of caption, and what the marks mean. */
export interface FooterWords extends Caption {
  readonly legend: readonly { readonly kind: LegendKind; readonly text: string }[]
}

export interface Footer {
  readonly height: number
  paint(context: Brush, top: number, palette: Palette): void
}

const margin = 12
const lines = { title: 18, subtitle: 40, legend: 66 }
const legendLine = 22
const betweenEntries = 18
const toText = 20
const markSize = 13
const columnsOfDensity = [0, 3, 6, 8, 9, 10, 11, 12]

/** Lays a footer out for a width; the entries of the legend take as many lines as they need. */
export function layOutFooter(
  words: FooterWords,
  width: number,
  sans: string,
  measure: (text: string, font: string) => number,
): Footer {
  const legendFont = `400 13px ${sans}`
  let [x, line] = [margin, 0]
  const entries = words.legend.map(({ kind, text }) => {
    const entryWidth = toText + measure(text, legendFont)
    if (x > margin && x + entryWidth > width - margin) [x, line] = [margin, line + 1]
    const entry = { kind, text, x, y: lines.legend + line * legendLine }
    x += entryWidth + betweenEntries
    return entry
  })
  const fitting = (text: string, weight: number, size: number) => {
    const wanted = measure(text, `${weight} ${size}px ${sans}`)
    const share = Math.min(1, (width - 2 * margin) / Math.max(1, wanted))
    return `${weight} ${size * share}px ${sans}`
  }
  const titleFont = fitting(words.title, 600, 16)
  const subtitleFont = fitting(words.subtitle, 400, 15)

  const height = lines.legend + line * legendLine + legendLine - 4
  return {
    height,
    paint(context, top, palette) {
      const text = (words: string, font: string, x: number, y: number, colour: string) => {
        context.font = font
        context.fillStyle = colour
        context.fillText(words, x, top + y)
      }
      context.globalAlpha = 1
      context.fillStyle = palette.pane
      context.fillRect(0, top, width, height)
      context.fillStyle = palette.line
      context.fillRect(0, top, width, 1)
      context.textAlign = 'left'
      context.textBaseline = 'middle'
      text(words.title, titleFont, margin, lines.title, palette.ink)
      text(words.subtitle, subtitleFont, margin, lines.subtitle, palette.ink)
      for (const entry of entries) {
        paintEntry(context, entry.kind, entry.x + markSize / 2, top + entry.y, palette)
        context.textAlign = 'left'
        text(entry.text, legendFont, entry.x + toText, entry.y, palette.inkSoft)
      }
    },
  }
}

function paintEntry(
  context: Brush,
  kind: LegendKind,
  x: number,
  y: number,
  palette: Palette,
): void {
  if (kind === 'current') return paintHalo(context, { x, y, size: markSize }, palette.ink)
  if (kind === 'selected') return paintSelection(context, { x, y, size: markSize - 7 }, palette.ink)
  if (kind === 'solution') {
    context.fillStyle = palette.solution
    return context.fillRect(x - markSize / 2, y - 2, markSize, 4)
  }
  if (kind === 'density') {
    context.fillStyle = palette.expanded
    for (const at of columnsOfDensity) {
      context.fillRect(x - markSize / 2 + at, y - markSize / 2, 1, markSize)
    }
    return
  }
  if (kind === 'path') {
    context.fillStyle = palette.ink
    return context.fillRect(x - markSize / 2, y - 1, markSize, 2)
  }
  const mark: TreeMark = {
    node: 0,
    x,
    y,
    size: kind === 'next' ? markSize - 4 : markSize - 1,
    as: kind === 'backward' || kind === 'replaced' ? 'expanded' : kind,
    backward: kind === 'backward',
    replaced: kind === 'replaced',
    opacity: 1,
    boardOpacity: 0,
    parentX: x,
    parentY: y,
  }
  paintMarks(context, [mark], palette, noScene)
}

const noScene = () => ({ columns: 1, rows: 1, parts: [] })
