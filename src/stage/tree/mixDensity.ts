import type { DenseLevel } from './density'

/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** The colours of the nodes of one side. */
export interface KindColours {
  readonly waiting: Rgb
  readonly expanded: Rgb
  readonly pruned: Rgb
}

const leastCover = 0.4
const coverPerNode = 0.12
// A pruned child says less than a kept node beside it.
const prunedWeight = 0.4

/**
 * Mixes dense levels into the pixels of an image, a line for each level: each column has the mixed
 * colour of the nodes that share it, the stronger the more there are, and nothing where none is.
 *
 * @returns red, green, blue and opacity of each pixel, line by line
 */
export function mixDensity(
  levels: readonly DenseLevel[],
  columns: number,
  forward: KindColours,
  backward: KindColours,
): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(levels.length * columns * 4)
  levels.forEach((level, line) => {
    mixLine(data, line * columns * 4, level.counts, level.backward ? backward : forward)
  })
  return data
}

function mixLine(
  data: Uint8ClampedArray,
  from: number,
  { waiting, expanded, pruned }: DenseLevel['counts'],
  colours: KindColours,
): void {
  const [waitingRed, waitingGreen, waitingBlue] = colours.waiting
  const [doneRed, doneGreen, doneBlue] = colours.expanded
  const [cutRed, cutGreen, cutBlue] = colours.pruned
  for (let column = 0, at = from; column < waiting.length; column++, at += 4) {
    const waits = waiting[column]
    const done = expanded[column]
    const cut = pruned[column] * prunedWeight
    const weight = waits + done + cut
    if (weight === 0) continue
    data[at] = (waits * waitingRed + done * doneRed + cut * cutRed) / weight
    data[at + 1] = (waits * waitingGreen + done * doneGreen + cut * cutGreen) / weight
    data[at + 2] = (waits * waitingBlue + done * doneBlue + cut * cutBlue) / weight
    data[at + 3] = 255 * Math.min(1, leastCover + coverPerNode * weight)
  }
}
