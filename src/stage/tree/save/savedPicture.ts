import type { InkedView } from '../../ink/paintInk'
import type { LegendKind } from '../around/legendKinds'
import type { Brush } from '../brush/brush'
import { measured } from '../brush/measured'
import type { Palette } from '../brush/palette'
import { layOutFooter } from './footer'
import type { FooterWords } from './footer'
import type { PaintedEntry } from './legendLines'
import { pngOfSheet, svgOfSheet } from './sheet'
import type { Sheet } from './sheet'

/** A picture of a stage that can be saved: of its tree, or of its map. */
export interface SavedPicture {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  /** Where its own coordinates are on it, and its nodes in them. */
  readonly transform?: InkedView['transform'] | undefined
  readonly nodes?: InkedView['nodes']
  /** The step that it shows, and the marks that its legend explains. */
  readonly step: number
  readonly legend: readonly LegendKind[]
  /** The marks that a map has besides. */
  readonly mapLegend?: readonly PaintedEntry[] | undefined
  /** @param sharpness how many dots a pixel of the screen gets */
  readonly paint: (brush: Brush, sharpness: number) => void
}

/** How many times sharper than on the screen a picture made of pixels is. */
const sharper = 2

/** The picture with its footer as vectors. */
export function svgOf(picture: SavedPicture, words: FooterWords): Blob {
  const text = svgOfSheet(sheetOf(picture, words), sharpness())
  return new Blob([text], { type: 'image/svg+xml' })
}

/** The picture with its footer as pixels. */
export async function pngOf(picture: SavedPicture, words: FooterWords): Promise<Blob> {
  return pngOfSheet(sheetOf(picture, words), sharpness())
}

function sheetOf(picture: SavedPicture, words: FooterWords): Sheet {
  const { width, height, palette } = picture
  const footer = layOutFooter(words, width, palette.sans, measured)
  return {
    width,
    height: height + footer.height,
    above: 0,
    title: `${words.title}, ${words.subtitle}`,
    paint: (brush, dots) => {
      picture.paint(brush, dots)
      footer.paint(brush, height, palette)
    },
  }
}

function sharpness(): number {
  return window.devicePixelRatio * sharper
}
