import { isCutOff } from '../../../recording/query/status'
import type { TreeMark } from './marks'

const between = 1
/** How far the frame around the board of one that is looked at reaches beside it. */
const frame = 9

/**
 * The marks of a level with those that were cut off beside the kept ones, as far as there is room:
 * far out they would stand behind their siblings, and nobody would see that they are there. The frame
 * of one that is looked at touches none where there is room for it, too.
 *
 * @param marks from left to right
 * @param sides between which all of them stay that are moved
 */
export function setBeside(
  marks: readonly TreeMark[],
  sides: readonly [left: number, right: number],
): readonly TreeMark[] {
  const placed: TreeMark[] = []
  let from = 0
  let [left] = sides
  for (let at = 0; at <= marks.length; at++) {
    const kept = at < marks.length ? marks[at] : undefined
    if (kept && isCutOff(kept.as)) continue
    const right = kept ? leftOf(kept) : sides[1]
    for (const mark of setWithin(marks.slice(from, at), left, right)) placed.push(mark)
    if (kept) {
      placed.push(kept)
      left = rightOf(kept)
    }
    from = at + 1
  }
  return placed
}

/** Marks moved as little as needed to stand side by side between two places, if there is room for all. */
function setWithin(marks: readonly TreeMark[], left: number, right: number): readonly TreeMark[] {
  const plain = marks.map(({ size }) => size)
  const framed = marks.map(({ size, boardOpacity }) => size + (boardOpacity > 0 ? 2 * frame : 0))
  const needed = (sizes: readonly number[]) =>
    sizes.reduce((sum, size) => sum + size + between, between)
  const sizes = [framed, plain].find((each) => needed(each) <= right - left)
  if (!sizes) return marks
  const places = marks.map(({ x }) => x)
  let free = left + between
  sizes.forEach((size, at) => {
    places[at] = Math.max(places[at], free + size / 2)
    free = places[at] + size / 2 + between
  })
  free = right - between
  for (let at = marks.length - 1; at >= 0; at--) {
    places[at] = Math.min(places[at], free - sizes[at] / 2)
    free = places[at] - sizes[at] / 2 - between
  }
  return marks.map((mark, at) => (places[at] === mark.x ? mark : { ...mark, x: places[at] }))
}

const leftOf = ({ x, size }: TreeMark) => x - size / 2
const rightOf = ({ x, size }: TreeMark) => x + size / 2
