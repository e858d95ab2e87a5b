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
 * @param data red, green, blue and opacity of each pixel, line by line, to be written over
 * @param linesEach how many lines of pixels a level has
 */
export function mixDensity(
  data: Uint8ClampedArray,
  levels: readonly DenseLevel[],
  columns: number,
  linesEach: 1 | 2,
  forward: KindColours,
  backward: KindColours,
): void {
  data.fill(0)
  levels.forEach(({ counts, backward: fromGoal }, level) => {
    const colours = fromGoal ? backward : forward
    for (let line = 0; line < linesEach; line++) {
      const from = (level * linesEach + line) * columns * 4
      const first = linesEach === 1 ? 'more' : line === 0 ? 'waiting' : 'expanded'
      mixLine(data, from, counts, colours, first)
    }
  })
}

/** @param first which kind a column shows that has both; the other one where it has none of it */
function mixLine(
  data: Uint8ClampedArray,
  from: number,
  { waiting, expanded, pruned }: DenseLevel['counts'],
  colours: KindColours,
  first: 'waiting' | 'expanded' | 'more',
): void {
  const [cutRed, cutGreen, cutBlue] = colours.pruned
  for (let column = 0, at = from; column < waiting.length; column++, at += 4) {
    const waits = waiting[column]
    const done = expanded[column]
    const both = waits + done
    const cut = pruned[column] * prunedWeight
    const weight = both + cut
    if (weight === 0) continue
    const isWaitingFirst = first === 'waiting' || (first === 'more' && waits >= done)
    const showsWaiting = done === 0 || (waits > 0 && isWaitingFirst)
    const [red, green, blue] = showsWaiting ? colours.waiting : colours.expanded
    data[at] = (both * red + cut * cutRed) / weight
    data[at + 1] = (both * green + cut * cutGreen) / weight
    data[at + 2] = (both * blue + cut * cutBlue) / weight
    data[at + 3] = 255 * Math.min(1, leastCover + coverPerNode * weight)
  }
}
