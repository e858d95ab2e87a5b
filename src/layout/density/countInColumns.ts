import { firstAtLeast } from '../../recording/query/bisect'
import { columnStarts } from './columnStarts'
import type { ColumnScale } from './columnStarts'
import type { DensityLines } from './densityLines'
import { countUpTo } from './timeIndex'
import type { TimeIndex } from './timeIndex'

/** How many nodes of each kind share a column of pixels of one line. */
export interface ColumnCounts {
  readonly waiting: Uint32Array
  readonly expanded: Uint32Array
  readonly pruned: Uint32Array
}

/** Where the nodes of each column start in a line, and at last where those of the last one end. */
export interface LineColumns {
  readonly kept: Uint32Array
  readonly pruned: Uint32Array
}

/** Counts the nodes of a line that fall into each column of pixels at a step. */
export type CountInColumns = (
  lines: DensityLines,
  line: number,
  scale: ColumnScale,
  step: number,
  columns: number,
) => ColumnCounts

/** Counts anew each time. The work grows with the columns, and hardly with the nodes. */
export const countInColumns: CountInColumns = (lines, line, scale, step, columns) =>
  countBetween(lines, line, columnsOfLine(lines, line, scale, columns), step)

/**
 * @param columns how many columns there are
 * @param into lists of as many columns, to be overwritten; without them, new ones are made
 */
export function columnsOfLine(
  { kept, pruned }: DensityLines,
  line: number,
  scale: ColumnScale,
  columns: number,
  into?: LineColumns,
): LineColumns {
  return {
    kept: columnStarts(kept, line, scale, columns, into?.kept),
    pruned: columnStarts(pruned, line, scale, columns, into?.pruned),
  }
}

/**
 * Counts the nodes of a line at a step, column by column.
 *
 * @param into lists of as many columns, to be overwritten; without them, new ones are made
 */
export function countBetween(
  { kept, pruned }: DensityLines,
  line: number,
  starts: LineColumns,
  step: number,
  into?: ColumnCounts,
): ColumnCounts {
  // Those that have not left the frontier: what is left of those that were generated.
  const waiting = countStretches(kept.generated, line, starts.kept, step, into?.waiting)
  const expanded = countStretches(kept.left, line, starts.kept, step, into?.expanded)
  for (let column = 0; column < waiting.length; column++) waiting[column] -= expanded[column]
  return {
    waiting,
    expanded,
    pruned: countStretches(pruned.generated, line, starts.pruned, step, into?.pruned),
  }
}

/** How many places of each of the stretches between `starts` have a time up to a step. */
function countStretches(
  index: TimeIndex,
  line: number,
  starts: Uint32Array,
  step: number,
  counts: Uint32Array = new Uint32Array(starts.length - 1),
): Uint32Array {
  const columns = counts.fill(0).length
  if (index.ascending[line]) {
    // One search does for all stretches.
    const end = firstAtLeast(index.times, step + 1, starts[0], starts[columns])
    for (let column = 0; column < columns && starts[column] < end; column++) {
      counts[column] = Math.min(starts[column + 1], end) - starts[column]
    }
    return counts
  }
  for (let column = 0; column < columns; column++) {
    const [from, to] = [starts[column], starts[column + 1]]
    if (from < to) counts[column] = countUpTo(index, line, from, to, step)
  }
  return counts
}
