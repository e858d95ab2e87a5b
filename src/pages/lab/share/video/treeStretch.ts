import { horizonsUpTo } from '../../../../layout/horizons'
import { rowsAt } from '../../../../recording/query/events'
import { iterationAt } from '../../../../recording/query/iterations'
import type { Recording } from '../../../../recording/recording'

/** The rows of a tree that are laid out: from the first up to before `rows`. */
export interface TreeStretch {
  readonly firstRow: number
  readonly rows: number
}

/**
 * All rows that the tree of a step will have by the last step of a video: with a place for each
 * from the beginning, no node moves. None where the tree has no node yet.
 */
export function wholeStretch(
  recording: Recording,
  step: number,
  last: number,
): TreeStretch | undefined {
  const { firstRow, endRow } = iterationAt(recording, step)
  const rows = Math.min(endRow, rowsAt(recording, last))
  return rows > firstRow ? { firstRow, rows } : undefined
}

/**
 * The smallest part of a whole stretch that holds the rows of a step: a young tree is drawn large.
 */
export function grownStretch(
  { firstRow, rows }: TreeStretch,
  recording: Recording,
  step: number,
): TreeStretch {
  const needed = rowsAt(recording, step) - firstRow
  const horizon = horizonsUpTo(rows - firstRow).find((each) => each >= needed)
  return { firstRow, rows: horizon === undefined ? rows : firstRow + horizon }
}
