import type { TreeMark } from './marks'

const between = 1
/** The room beside the board of one that was cut off and is looked at: its frame is around it. */
const besideFrame = 10

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
    if (kept && isCutOff(kept)) continue
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
  const framed = marks.map(({ boardOpacity }) => (boardOpacity > 0 ? besideFrame : between))
  const plain = marks.map(() => between)
  const around = [framed, plain].find((each) => neededBy(marks, each) <= right - left)
  if (!around) return marks
  const places = marks.map(({ x }) => x)
  let free = left
  marks.forEach(({ size }, at) => {
    places[at] = Math.max(places[at], free + roomBefore(around, at) + size / 2)
    free = places[at] + size / 2
  })
  free = right
  for (let at = marks.length - 1; at >= 0; at--) {
    const { size } = marks[at]
    places[at] = Math.min(places[at], free - roomBefore(around, at + 1) - size / 2)
    free = places[at] - size / 2
  }
  return marks.map((mark, at) => (places[at] === mark.x ? mark : { ...mark, x: places[at] }))
}

function neededBy(marks: readonly TreeMark[], around: readonly number[]): number {
  return marks.reduce(
    (sum, { size }, at) => sum + size + roomBefore(around, at),
    roomBefore(around, marks.length),
  )
}

/** The room between a mark and the one before it, or the end of them all. */
function roomBefore(around: readonly number[], at: number): number {
  return Math.max(around[at - 1] ?? between, around[at] ?? between)
}

function isCutOff({ as }: TreeMark): boolean {
  return as === 'pruned' || as === 'dropped'
}

const leftOf = ({ x, size }: TreeMark) => x - size / 2
const rightOf = ({ x, size }: TreeMark) => x + size / 2
