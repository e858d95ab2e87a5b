import { rgb } from 'd3'
import type { DenseLevel } from './density'
import type { Palette } from './palette'

const leastCover = 0.4
const coverPerNode = 0.12
// A pruned child says less than a kept node beside it.
const prunedWeight = 0.4
const tallest = 12

/**
 * Draws dense levels: each column of pixels in the mixed colour of the nodes that share it, the
 * stronger the more there are. The levels are mixed in an image of one line each, which the
 * canvas then stretches.
 */
export function paintDensity(
  context: CanvasRenderingContext2D,
  buffer: OffscreenCanvas,
  palette: Palette,
  levels: readonly DenseLevel[],
  width: number,
  gap: number,
): void {
  if (levels.length === 0) return
  const pixels = levels[0].counts.waiting.length
  buffer.width = pixels
  buffer.height = levels.length
  const bufferContext = buffer.getContext('2d')
  if (!bufferContext) return
  const image = bufferContext.createImageData(pixels, levels.length)
  const coloursOf = (expanded: string) =>
    [palette.waiting, expanded, palette.pruned].map((colour) => rgb(colour))
  const forward = coloursOf(palette.expanded)
  const fromGoal = coloursOf(palette.backward)
  levels.forEach(({ counts, backward }, line) =>
    mixLine(image.data, line * pixels * 4, counts, backward ? fromGoal : forward),
  )
  bufferContext.putImageData(image, 0, 0)

  const height = Math.max(1, Math.min(tallest, gap * 0.7))
  context.imageSmoothingEnabled = false
  levels.forEach(({ view, share }, line) => {
    context.globalAlpha = share
    context.drawImage(buffer, 0, line, pixels, 1, 0, view.y - height / 2, width, height)
  })
  context.globalAlpha = 1
}

function mixLine(
  data: Uint8ClampedArray,
  from: number,
  { waiting, expanded, pruned }: DenseLevel['counts'],
  [waitingColour, expandedColour, prunedColour]: readonly { r: number; g: number; b: number }[],
): void {
  for (let column = 0, at = from; column < waiting.length; column++, at += 4) {
    const waits = waiting[column]
    const done = expanded[column]
    const cut = pruned[column] * prunedWeight
    const weight = waits + done + cut
    if (weight === 0) continue
    data[at] = (waits * waitingColour.r + done * expandedColour.r + cut * prunedColour.r) / weight
    data[at + 1] =
      (waits * waitingColour.g + done * expandedColour.g + cut * prunedColour.g) / weight
    data[at + 2] =
      (waits * waitingColour.b + done * expandedColour.b + cut * prunedColour.b) / weight
    data[at + 3] = 255 * Math.min(1, leastCover + coverPerNode * weight)
  }
}
