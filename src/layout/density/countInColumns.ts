import type { DensityLines, NodeLines } from './densityLines'
import { countUpTo, firstLater } from './timeIndex'

/** How many nodes of each kind share a column of pixels of one line. */
export interface ColumnCounts {
  readonly waiting: Uint32Array
  readonly expanded: Uint32Array
  readonly pruned: Uint32Array
}

/** Which column a place falls into: the whole part of `x * perUnit + offset`. */
export interface ColumnScale {
  readonly perUnit: number
  readonly offset: number
}

/**
 * Counts the nodes of a line that fall into each column of pixels at a step. The work grows with
 * the columns that have nodes, and hardly with the nodes.
 *
 * @param columns how many columns there are
 */
export function countInColumns(
  { kept, pruned }: DensityLines,
  line: number,
  scale: ColumnScale,
  step: number,
  columns: number,
): ColumnCounts {
  const counts = {
    waiting: new Uint32Array(columns),
    expanded: new Uint32Array(columns),
    pruned: new Uint32Array(columns),
  }
  forEachColumn(kept, line, scale, step, columns, (column, from, to) => {
    const generated = countUpTo(kept.generated, line, from, to, step)
    const left = countUpTo(kept.left, line, from, to, step)
    counts.expanded[column] = left
    counts.waiting[column] = generated - left
  })
  forEachColumn(pruned, line, scale, step, columns, (column, from, to) => {
    counts.pruned[column] = countUpTo(pruned.generated, line, from, to, step)
  })
  return counts
}

/** Calls back for each column that has places of a line, with the stretch of these places. */
function forEachColumn(
  { starts, x, generated }: NodeLines,
  line: number,
  { perUnit, offset }: ColumnScale,
  step: number,
  columns: number,
  take: (column: number, from: number, to: number) => void,
): void {
  const columnOf = (place: number) => Math.floor(x[place] * perUnit + offset)
  const begin = starts[line]
  // Where times ascend, nothing after the first later one exists.
  const end = generated.ascending[line]
    ? firstLater(generated.times, begin, starts[line + 1], step)
    : starts[line + 1]
  let at = firstFrom(begin, end, 0)
  while (at < end) {
    const column = columnOf(at)
    if (column >= columns) return
    const next = leapTo(at, column + 1)
    take(column, at, next)
    at = next
  }

  /** The first place of a stretch that falls into a column or one further right. */
  function firstFrom(from: number, to: number, column: number): number {
    let low = from
    let high = to
    while (low < high) {
      const middle = (low + high) >>> 1
      if (columnOf(middle) < column) low = middle + 1
      else high = middle
    }
    return low
  }

  /** As `firstFrom`, for a place that is probably near: leaps of twice the length each. */
  function leapTo(from: number, column: number): number {
    let low = from
    let leap = 1
    while (low + leap < end && columnOf(low + leap) < column) {
      low += leap
      leap *= 2
    }
    return firstFrom(low + 1, Math.min(low + leap, end), column)
  }
}
