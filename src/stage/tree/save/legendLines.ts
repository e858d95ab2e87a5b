import type { LegendKind } from '../around/legendKinds'
import type { Brush } from '../brush/brush'
import type { Palette } from '../brush/palette'
import { paintHalo, paintSelection } from '../paint/halos'
import { paintMarks } from '../paint/paintMarks'
import { paintTwinLine } from '../paint/twinCurve'
import type { TreeMark } from '../picture/marks'

/** Where a mark stands in a legend, and how large it is. */
type MarkPlace = Pick<TreeMark, 'x' | 'y' | 'size'>

/** A mark and what it means; one that a tree has not says itself how it is painted. */
export type LegendEntry = { readonly kind: LegendKind; readonly text: string } | PaintedEntry

export interface PaintedEntry {
  readonly paint: (context: Brush, place: MarkPlace, palette: Palette) => void
  readonly text: string
}

/** The meanings of marks, in as many lines as they need. */
interface LegendLines {
  readonly height: number
  /** @param top where its first line begins */
  paint(context: Brush, top: number, palette: Palette): void
}

const lineHeight = 22
const betweenEntries = 18
const toText = 20
const markSize = 13
const columnsOfDensity = [0, 3, 6, 8, 9, 10, 11, 12]

/**
 * Lays the meanings of marks out, from a margin at the left to one at the right.
 *
 * @param letters how much larger letters and marks are than by default
 */
export function layOutLegend(
  entries: readonly LegendEntry[],
  { width, margin, letters = 1 }: { width: number; margin: number; letters?: number },
  sans: string,
  measure: (text: string, font: string) => number,
): LegendLines {
  const font = `400 ${13 * letters}px ${sans}`
  let [x, line] = [margin, 0]
  const placed = entries.map((entry) => {
    const { text } = entry
    const entryWidth = toText * letters + measure(text, font)
    if (x > margin && x + entryWidth > width - margin) [x, line] = [margin, line + 1]
    const at = { entry, x, y: (line + 0.5) * lineHeight * letters }
    x += entryWidth + betweenEntries * letters
    return at
  })
  return {
    height: (line + 1) * lineHeight * letters,
    paint(context, top, palette) {
      for (const { entry, x: left, y } of placed) {
        const size = markSize * letters
        const place = { x: left + size / 2, y: top + y, size }
        if ('paint' in entry) entry.paint(context, place, palette)
        else paintEntry(context, entry.kind, place, palette)
        context.textAlign = 'left'
        context.textBaseline = 'middle'
        context.font = font
        context.fillStyle = palette.inkSoft
        context.fillText(entry.text, left + toText * letters, top + y)
      }
    },
  }
}

function paintEntry(
  context: Brush,
  kind: LegendKind,
  { x, y, size }: MarkPlace,
  palette: Palette,
): void {
  if (kind === 'current') return paintHalo(context, { x, y, size }, palette.ink)
  if (kind === 'selected') return paintSelection(context, { x, y, size: size - 7 }, palette.ink)
  if (kind === 'solution') {
    context.fillStyle = palette.solution
    return context.fillRect(x - size / 2, y - 2, size, 4)
  }
  if (kind === 'density') {
    context.fillStyle = palette.expanded
    const column = size / markSize
    for (const at of columnsOfDensity) {
      context.fillRect(x - size / 2 + at * column, y - size / 2, column, size)
    }
    return
  }
  if (kind === 'twin') {
    const [left, right] = [x - size / 2, x + size / 2]
    return paintTwinLine(
      context,
      [
        [left, y],
        [right, y],
      ],
      palette.inkSoft,
    )
  }
  if (kind === 'path') {
    context.fillStyle = palette.ink
    return context.fillRect(x - size / 2, y - 1, size, 2)
  }
  const mark: TreeMark = {
    node: 0,
    x,
    y,
    size: kind === 'next' ? size - 4 : size - 1,
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
