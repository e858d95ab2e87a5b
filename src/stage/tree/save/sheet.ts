import type { Brush } from '../brush/brush'
import { measured } from '../brush/measured'
import { SvgBrush } from '../brush/svgBrush'
import { svgDocument } from './svgDocument'
import { withTextLengths } from './textLengths'

/** Something that can be saved as a picture: what is painted, and on how much paper. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** How far the paper reaches above the place where the painting has its 0. */
  readonly above: number
  /** What the picture says to those who do not see it. */
  readonly title: string
  /** @param sharpness how many dots a pixel of the painting gets */
  readonly paint: (brush: Brush, sharpness: number) => void
}

/**
 * A sheet as vectors; only what is drawn as density is made of pixels.
 *
 * @param scale how much larger than its painting the picture is
 */
export function svgOfSheet(sheet: Sheet, sharpness: number, scale = 1): string {
  const brush = new SvgBrush(measured, addressOf)
  sheet.paint(brush, sharpness)
  return svgDocument(withTextLengths(brush.elements, measured), sheet, sheet.title, scale)
}

/** A sheet as pixels on a canvas, which becomes as large as the sheet is then. */
export function paintSheet(canvas: HTMLCanvasElement, sheet: Sheet, sharpness: number): void {
  canvas.width = Math.round(sheet.width * sharpness)
  canvas.height = Math.round(sheet.height * sharpness)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the page has no canvas to paint on')
  context.scale(sharpness, sharpness)
  context.translate(0, sheet.above)
  sheet.paint(context, sharpness)
}

/** A sheet as pixels, as a file. */
export async function pngOfSheet(sheet: Sheet, sharpness: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  paintSheet(canvas, sheet, sharpness)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))))
  })
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
