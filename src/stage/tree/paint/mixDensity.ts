import type { DenseLevel } from '../picture/denseLevels'

/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** The colours of the nodes of one side. */
export interface KindColours {
  readonly waiting: Rgb
  readonly expanded: Rgb
  readonly pruned: Rgb
}

// The colour of a single node is to be told from the ground, too.
const leastCover = 0.7
const coverPerNode = 0.06
// A pruned child says less than a kept node beside it.
const prunedWeight = 0.4

/**
 * Mixes dense levels into the pixels of an image: each column is the stronger the more nodes share
 * it, and nothing where none is. Kinds of kept nodes are not mixed, for orange in blue would be a
 * grey that means neither: of a level with two lines the upper one has the colour of those that wait
 * and the lower one that of the expanded; a level with one line shows those that are more.
 *
 * @param data red, green, blue and opacity of each pixel, line by line, to be overwritten
 * @param linesEach how many lines of pixels a level has
 * @param held the counts that each level is mixed from in there already, to be overwritten
 * @returns whether any pixel was mixed
 */
export function mixDensity(
  data: Uint8ClampedArray,
  levels: readonly DenseLevel[],
  columns: number,
  linesEach: 1 | 2,
  forward: KindColours,
  backward: KindColours,
  held: DenseLevel['counts'][] = [],
): boolean {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  const perLevel = linesEach * columns
  let isMixed = false
  levels.forEach(({ counts, backward: fromGoal }, level) => {
    if (held[level] === counts) return
    const own = pixels.subarray(level * perLevel, (level + 1) * perLevel)
    mixLevel(own, counts, fromGoal ? backward : forward)
    held[level] = counts
    isMixed = true
  })
  return isMixed
}

/** Mixes a level into one line of pixels or two, as there is room for. */
function mixLevel(
  pixels: Uint32Array,
  { waiting, expanded, pruned }: DenseLevel['counts'],
  colours: KindColours,
): void {
  const columns = waiting.length
  const hasTwoLines = pixels.length > columns
  pixels.fill(0)
  for (let column = 0; column < columns; column++) {
    const waits = waiting[column]
    const done = expanded[column]
    const cut = pruned[column] * prunedWeight
    const weight = waits + done + cut
    if (weight === 0) continue
    const share = cut / weight
    const showsWaiting = hasTwoLines ? waits > 0 || done === 0 : waits >= done
    const kind = showsWaiting ? colours.waiting : colours.expanded
    const pixel = mixedPixel(kind, colours.pruned, share, weight)
    pixels[column] = pixel
    if (!hasTwoLines) continue
    const hasBoth = waits > 0 && done > 0
    pixels[columns + column] = hasBoth
      ? mixedPixel(colours.expanded, colours.pruned, share, weight)
      : pixel
  }
}

/**
 * A pixel as it lies in an image, red first: all machines that run browsers keep the lowest byte of a
 * number first.
 */
function mixedPixel(kind: Rgb, cut: Rgb, share: number, weight: number): number {
  const red = kind[0] + (cut[0] - kind[0]) * share
  const green = kind[1] + (cut[1] - kind[1]) * share
  const blue = kind[2] + (cut[2] - kind[2]) * share
  const cover = 255 * Math.min(1, leastCover + coverPerNode * weight)
  return rounded(red) | (rounded(green) << 8) | (rounded(blue) << 16) | (rounded(cover) << 24)
}

function rounded(value: number): number {
  return (value + 0.5) | 0
}
