import { densityLines } from './density/densityLines'
import type { DensityLines, TimeColumns } from './density/densityLines'
import { layOutTree } from './treeLayout'
import type { TreeColumns, TreeLayout } from './treeLayout'

/** A layout, and what it is drawn from where its nodes are too many to be drawn one by one. */
export interface LaidOut {
  readonly layout: TreeLayout
  readonly density: readonly DensityLines[]
}

/** Lays out the rows from the first up to before `rows`. */
export function layOutRows(
  columns: TreeColumns & TimeColumns,
  firstRow: number,
  rows: number,
  withPruned: boolean,
): LaidOut {
  const layout = layOutTree(columns, firstRow, rows, withPruned)
  return { layout, density: densityLines(layout, columns) }
}
