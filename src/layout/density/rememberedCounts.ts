import { memoized } from '../../recording/query/memoized'
import { columnsOfLine, countBetween } from './countInColumns'
import type { ColumnCounts, CountInColumns, LineColumns } from './countInColumns'
import type { DensityLines } from './densityLines'
import { countUpTo } from './timeIndex'
import type { TimeIndex } from './timeIndex'

/** What is remembered of a line: a stretch of columns of one scale, and their counts at one step. */
interface Known {
  readonly perUnit: number
  /** The column from which on the line is known, where the place 0 falls into column 0. */
  readonly first: number
  readonly starts: LineColumns
  readonly step: number
  readonly times: TimesPassed
  readonly counts: ColumnCounts
  /** What was returned last. */
  readonly shown: Shown
}

interface Shown {
  readonly from: number
  readonly counts: ColumnCounts
}

/** How many times of all nodes of a line have passed at a step. */
interface TimesPassed {
  readonly generated: number
  readonly left: number
  readonly pruned: number
}

/**
 * Counts as `countInColumns` does where the offset is a whole number, and remembers of each line
 * what it counted last: a picture that is only moved across need not be counted again, and at
 * another step the same columns have only their times to be compared. A line in which nothing
 * happened from one step to the other is not counted again: what is returned of it is the same
 * object then, and only then.
 *
 * What it returns is to be read before the next count of its line, which overwrites it: lists made
 * anew for each picture would have to be collected again and again, which takes long.
 */
export function rememberedCounts(): CountInColumns {
  const remembered = memoized<DensityLines, Map<number, Known>>(() => new Map())

  return (lines, line, { perUnit, offset }, step, columns) => {
    const ofLines = remembered(lines)
    const first = -offset
    let known = ofLines.get(line)
    if (!known || !covers(known, perUnit, first, columns)) {
      // A view that moves goes on moving: then as much again is counted on both sides.
      const margin = known?.perUnit === perUnit ? columns : 0
      const from = first - margin
      const scale = { perUnit, offset: -from }
      const width = columns + 2 * margin
      const over = known?.counts.waiting.length === width ? known : undefined
      const starts = columnsOfLine(lines, line, scale, width, over?.starts)
      const counts = countBetween(lines, line, starts, step, over?.counts)
      const times = timesPassed(lines, line, step)
      const shown = stretchOf(counts, margin, columns)
      known = { perUnit, first: from, starts, step, times, counts, shown }
    } else if (known.step !== step) {
      const times = timesPassed(lines, line, step)
      if (isAsBefore(known.times, times)) {
        known = { ...known, step }
      } else {
        countBetween(lines, line, known.starts, step, known.counts)
        const shown = stretchOf(known.counts, first - known.first, columns)
        known = { ...known, step, times, shown }
      }
    }
    const from = first - known.first
    if (known.shown.from !== from || known.shown.counts.waiting.length !== columns)
      known = { ...known, shown: stretchOf(known.counts, from, columns) }
    ofLines.set(line, known)
    return known.shown.counts
  }
}

function timesPassed({ kept, pruned }: DensityLines, line: number, step: number): TimesPassed {
  const passed = (index: TimeIndex, { [line]: from, [line + 1]: to }: Uint32Array) =>
    countUpTo(index, line, from, to, step)
  return {
    generated: passed(kept.generated, kept.starts),
    left: passed(kept.left, kept.starts),
    pruned: passed(pruned.generated, pruned.starts),
  }
}

function isAsBefore(before: TimesPassed, now: TimesPassed): boolean {
  return (
    before.generated === now.generated && before.left === now.left && before.pruned === now.pruned
  )
}

function covers(known: Known, perUnit: number, first: number, columns: number): boolean {
  const end = known.first + known.counts.waiting.length
  return known.perUnit === perUnit && known.first <= first && first + columns <= end
}

function stretchOf(
  { waiting, expanded, pruned }: ColumnCounts,
  from: number,
  columns: number,
): Shown {
  const to = from + columns
  const counts = {
    waiting: waiting.subarray(from, to),
    expanded: expanded.subarray(from, to),
    pruned: pruned.subarray(from, to),
  }
  return { from, counts }
}
