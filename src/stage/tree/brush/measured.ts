/** How wide a text is in a font, in pixels. */
export function measured(text: string, font: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return 0
  context.font = font
  return context.measureText(text).width
}
