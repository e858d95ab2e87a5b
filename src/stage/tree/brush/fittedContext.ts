import type { Viewport } from '../camera/camera'

/** The canvas's context, scaled to CSS pixels, the canvas as large as it is shown. */
export function fittedContext(
  canvas: HTMLCanvasElement,
  { width, height }: Viewport,
): CanvasRenderingContext2D | undefined {
  if (width === 0 || height === 0) return undefined
  const ratio = window.devicePixelRatio
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (canvas.width !== across) canvas.width = across
  if (canvas.height !== down) canvas.height = down
  const context = canvas.getContext('2d') ?? undefined
  context?.setTransform(ratio, 0, 0, ratio, 0, 0)
  return context
}
