import { memoized } from '../../recording/query/memoized'
import { columnsOfLine, countBetween } from './countInColumns'
import type { ColumnCounts, CountInColumns, LineColumns } from './countInColumns'
import type { DensityLines } from './densityLines'

/** What is remembered of a line: a stretch of columns of one scale, and their counts at one step. */
interface Known {
  readonly perUnit: number
  /** The column from which on the line is known, where the place 0 falls into column 0. */
  readonly first: number
  readonly starts: LineColumns
  readonly step: number
  readonly counts: ColumnCounts
}

/**
 * Counts as `countInColumns` does where the offset is a whole number, and remembers of each line
 * what it counted last: a picture that is only moved across need not be counted again, and at
 * another step the same columns have only their times to be compared.
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
      known = { perUnit, first: from, starts, step, counts }
    } else if (known.step !== step) {
      countBetween(lines, line, known.starts, step, known.counts)
      known = { ...known, step }
    }
    ofLines.set(line, known)
    return stretchOf(known.counts, first - known.first, columns)
  }
}

function covers(known: Known, perUnit: number, first: number, columns: number): boolean {
  const end = known.first + known.counts.waiting.length
  return known.perUnit === perUnit && known.first <= first && first + columns <= end
}

function stretchOf(
  { waiting, expanded, pruned }: ColumnCounts,
  from: number,
  columns: number,
): ColumnCounts {
  const to = from + columns
  return {
    waiting: waiting.subarray(from, to),
    expanded: expanded.subarray(from, to),
    pruned: pruned.subarray(from, to),
  }
}
