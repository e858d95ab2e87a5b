import { densityWorkspace } from '../paint/paintDensity'
import { paintTree } from '../paint/paintTree'
import { treePicture } from '../picture/treePicture'
import type { TreePicture } from '../picture/treePicture'
import { layOutFooter } from './footer'
import type { FooterWords } from './footer'
import { SvgBrush } from '../brush/svgBrush'
import { svgDocument } from './svgDocument'

/** How many times sharper than on the screen a picture made of pixels is. */
const sharper = 2

/** The picture with its footer as vectors; only what is drawn as density is made of pixels. */
export function svgOf(picture: TreePicture, words: FooterWords): Blob {
  const { palette, view } = picture
  const { width, height } = view.viewport
  const footer = layOutFooter(words, width, palette.sans, measured)
  const brush = new SvgBrush(measured, addressOf)
  paintTree(brush, densityWorkspace(), sharpened(picture))
  footer.paint(brush, height, palette)
  const title = `${words.title}, ${words.subtitle}`
  const text = svgDocument(brush.elements, width, height + footer.height, title)
  return new Blob([text], { type: 'image/svg+xml' })
}

/** The picture with its footer as pixels. */
export async function pngOf(picture: TreePicture, words: FooterWords): Promise<Blob> {
  const { palette, view } = picture
  const { width, height } = view.viewport
  const footer = layOutFooter(words, width, palette.sans, measured)
  const sharp = sharpened(picture)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * sharp.sharpness)
  canvas.height = Math.round((height + footer.height) * sharp.sharpness)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the page has no canvas to paint on')
  context.scale(sharp.sharpness, sharp.sharpness)
  paintTree(context, densityWorkspace(), sharp)
  footer.paint(context, height, palette)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))))
  })
}

function sharpened(picture: TreePicture): TreePicture {
  const { subject, view, palette, sharpness, settled } = picture
  return treePicture({ subject, view, palette, sharpness: sharpness * sharper, settled })
}

function measured(text: string, font: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return 0
  context.font = font
  return context.measureText(text).width
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
