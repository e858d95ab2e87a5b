import type { Brush } from '../brush/brush'
import type { Palette } from '../brush/palette'
import type { Caption } from './caption'
import { fittingFont } from './fittingFont'
import { layOutLegend } from './legendLines'
import type { LegendEntry } from './legendLines'

/** What stands under a saved picture: two lines of caption, and what the marks mean. */
export interface FooterWords extends Caption {
  readonly legend: readonly LegendEntry[]
}

export interface Footer {
  readonly height: number
  paint(context: Brush, top: number, palette: Palette): void
}

const margin = 12
const lines = { title: 18, subtitle: 40, legend: 55 }

/** Lays a footer out for a width; the entries of the legend take as many lines as they need. */
export function layOutFooter(
  words: FooterWords,
  width: number,
  sans: string,
  measure: (text: string, font: string) => number,
): Footer {
  const legend = layOutLegend(words.legend, { width, margin }, sans, measure)
  const fitting = (text: string, weight: number, size: number) =>
    fittingFont(text, { weight, size, sans }, width - 2 * margin, measure)
  const titleFont = fitting(words.title, 600, 16)
  const subtitleFont = fitting(words.subtitle, 400, 15)

  const height = lines.legend + legend.height + 7
  return {
    height,
    paint(context, top, palette) {
      const text = (written: string, font: string, y: number) => {
        context.font = font
        context.fillStyle = palette.ink
        context.fillText(written, margin, top + y)
      }
      context.globalAlpha = 1
      context.fillStyle = palette.pane
      context.fillRect(0, top, width, height)
      context.fillStyle = palette.line
      context.fillRect(0, top, width, 1)
      context.textAlign = 'left'
      context.textBaseline = 'middle'
      text(words.title, titleFont, lines.title)
      text(words.subtitle, subtitleFont, lines.subtitle)
      legend.paint(context, top + lines.legend, palette)
    },
  }
}
