import type { JSHandle, Locator } from '@playwright/test'

/**
 * The pixels of a canvas as they are now, four bytes each, kept in the page; none of one without a size.
 * They are of a copy: Chromium warns of a canvas that is read twice, and draws it more slowly.
 */
export function pixelsOf(canvas: Locator): Promise<JSHandle<Uint8ClampedArray>> {
  return canvas.evaluateHandle((element) => {
    if (!(element instanceof HTMLCanvasElement)) throw new Error('no canvas')
    const { width, height } = element
    if (width === 0 || height === 0) return new Uint8ClampedArray()
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    copy?.drawImage(element, 0, 0)
    return copy?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
  })
}
