import type { Brush } from '../brush/brush'
import { measured } from '../brush/measured'
import type { Palette } from '../brush/palette'
import type { LegendKind } from '../around/legendKinds'
import { layOutFooter } from './footer'
import type { FooterWords } from './footer'
import { SvgBrush } from '../brush/svgBrush'
import { svgDocument } from './svgDocument'

/** A picture of a stage that can be saved: of its tree, or of its map. */
export interface SavedPicture {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  /** The step that it shows, and the marks that its legend explains. */
  readonly step: number
  readonly legend: readonly LegendKind[]
  /** @param sharpness how many dots a pixel of the screen gets */
  readonly paint: (brush: Brush, sharpness: number) => void
}

/** How many times sharper than on the screen a picture made of pixels is. */
const sharper = 2

/** The picture with its footer as vectors; only what is drawn as density is made of pixels. */
export function svgOf(picture: SavedPicture, words: FooterWords): Blob {
  const { width, height, palette } = picture
  const footer = layOutFooter(words, width, palette.sans, measured)
  const brush = new SvgBrush(measured, addressOf)
  picture.paint(brush, sharpness())
  footer.paint(brush, height, palette)
  const title = `${words.title}, ${words.subtitle}`
  const text = svgDocument(brush.elements, width, height + footer.height, title)
  return new Blob([text], { type: 'image/svg+xml' })
}

/** The picture with its footer as pixels. */
export async function pngOf(picture: SavedPicture, words: FooterWords): Promise<Blob> {
  const { width, height, palette } = picture
  const footer = layOutFooter(words, width, palette.sans, measured)
  const dots = sharpness()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * dots)
  canvas.height = Math.round((height + footer.height) * dots)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the page has no canvas to paint on')
  context.scale(dots, dots)
  picture.paint(context, dots)
  footer.paint(context, height, palette)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))))
  })
}

function sharpness(): number {
  return window.devicePixelRatio * sharper
}

function addressOf(
  image: OffscreenCanvas,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, width, height)
  return canvas.toDataURL()
}
