import type { Brush } from '../../../tree/brush/brush'
import type { Palette } from '../../../tree/brush/palette'
import type { PlacesPicture } from '../paintPlaces'
import type { LabelBox } from './boxesBeside'
import { isValued, labelFont } from './mapWords'
import { wordsAt } from './wordsAt'

/** How much of a text lies left of where it is written. */
const shareLeft = { left: 0, center: 0.5, right: 1 }

/** Writes the names and values of places, and the costs of ways. */
export function paintWords(context: Brush, picture: PlacesPicture, palette: Palette): void {
  const { layout, shown } = picture
  const current = shown.places.findIndex(({ isCurrent }) => isCurrent)
  const { labels, costs } = wordsAt(layout, current < 0 ? undefined : current)
  context.textBaseline = 'middle'
  labels.forEach((label, at) => {
    if (label) paintLabel(context, picture, palette, label, at)
  })
  context.font = labelFont(palette.sans, layout.letters, 400)
  for (const { text, x, y } of costs) {
    const { width } = context.measureText(text)
    const line = {
      left: x - width / 2,
      y,
      width,
      height: layout.lineHeight,
      align: 'center',
    } as const
    paintText(context, text, line, palette.inkSoft, palette)
  }
}

/** The name of a place, and farther from it its value. */
function paintLabel(
  context: Brush,
  { layout, shown }: PlacesPicture,
  palette: Palette,
  label: LabelBox,
  at: number,
): void {
  const { letters, lineHeight, isCrowded, names } = layout
  const { node, value } = shown.places[at]
  const name = { text: names[at], weight: node === undefined ? 400 : 600, colour: palette.ink }
  // What is estimated of a place that nothing has reached yet is not as strong as what a search found.
  const figure =
    isCrowded && node !== undefined
      ? { text: value, weight: 600, colour: palette.ink }
      : { text: value, weight: 400, colour: palette.inkSoft }
  const hasFigure = value !== '' && isValued(label, lineHeight)
  for (const [row, each] of (hasFigure ? [name, figure] : [name]).entries()) {
    context.font = labelFont(palette.sans, letters, each.weight)
    const { width } = context.measureText(each.text)
    const { align } = label
    const from = label.left + (label.width - width) * shareLeft[align]
    const left = Math.max(1, Math.min(from, layout.width - width - 1))
    const middle = label.isAbove
      ? label.top + label.height - (row + 0.5) * lineHeight
      : label.top + (row + 0.5) * lineHeight
    const line = { left, y: middle, width, height: lineHeight, align }
    paintText(context, each.text, line, each.colour, palette)
  }
}

/** Where a line of text stands, in pixels: its left edge and its middle; and the edge it keeps to. */
interface TextLine {
  readonly left: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly align: LabelBox['align']
}

/**
 * A line of text on a ground of its own: the way that it is written upon must not strike it through.
 * A picture that is opened where the letters are others keeps the edge that is next to the place.
 */
function paintText(
  context: Brush,
  text: string,
  { left, y, width, height, align }: TextLine,
  colour: string,
  { pane }: Palette,
): void {
  context.fillStyle = pane
  context.fillRect(left - 1, y - height * 0.42, width + 2, height * 0.84)
  context.fillStyle = colour
  context.textAlign = align
  context.fillText(text, left + width * shareLeft[align], y)
}
