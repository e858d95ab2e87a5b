import { firstAtLeast } from '../../recording/query/bisect'

/**
 * Answers how many of a stretch of places have a time up to some time, for times that lie in
 * lines. In most searches the times of a line ascend, and a binary search tells; for others, blocks
 * of several sizes are kept sorted beside them, as in a merge-sort tree.
 */
export interface TimeIndex {
  readonly times: Uint32Array
  /** 1 for each line whose times ascend. */
  readonly ascending: Uint8Array
  /** The times again, sorted within blocks of 32 places, of 256, …; none where all lines ascend. */
  readonly sorted: readonly Uint32Array[]
}

const smallestBlock = 32
const growth = 8

/** @param starts where each line starts in `times`, and at last where the last one ends */
export function indexTimes(times: Uint32Array, starts: Uint32Array): TimeIndex {
  const ascending = new Uint8Array(starts.length - 1)
  let longest = 0
  for (let line = 0; line < ascending.length; line++) {
    if (isAscending(times, starts[line], starts[line + 1])) ascending[line] = 1
    else longest = Math.max(longest, starts[line + 1] - starts[line])
  }
  const sorted: Uint32Array[] = []
  for (let size = smallestBlock; size <= longest; size *= growth) {
    sorted.push(sortedBlocks(sorted.at(-1) ?? times, size))
  }
  return { times, ascending, sorted }
}

/**
 * How many places of a line have a time up to `latest`.
 *
 * @param from, to the stretch of places, within the line
 */
export function countUpTo(
  { times, ascending, sorted }: TimeIndex,
  line: number,
  from: number,
  to: number,
  latest: number,
): number {
  if (ascending[line]) return firstAtLeast(times, latest + 1, from, to) - from
  let count = 0
  for (let at = from; at < to;) {
    const scale = largestBlockAt(at, to, sorted.length)
    if (scale < 0) {
      if (times[at++] <= latest) count++
    } else {
      const end = at + smallestBlock * growth ** scale
      count += firstAtLeast(sorted[scale], latest + 1, at, end) - at
      at = end
    }
  }
  return count
}

/** The scale of the largest sorted block that begins at a place and ends by `to`, -1 for none. */
function largestBlockAt(at: number, to: number, scales: number): number {
  let size = smallestBlock
  let scale = -1
  while (scale + 1 < scales && at % size === 0 && at + size <= to) {
    scale++
    size *= growth
  }
  return scale
}

function isAscending(times: Uint32Array, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++) if (times[at - 1] > times[at]) return false
  return true
}

function sortedBlocks(times: Uint32Array, size: number): Uint32Array {
  const sorted = times.slice()
  for (let at = 0; at < sorted.length; at += size) sorted.subarray(at, at + size).sort()
  return sorted
}
