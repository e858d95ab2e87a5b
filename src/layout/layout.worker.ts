import { expose, transfer } from 'comlink'
import { buffersWithin } from '../recording/transfer/buffersWithin'
import { densityLines } from './density/densityLines'
import type { DensityLines, TimeColumns } from './density/densityLines'
import { layOutTree } from './treeLayout'
import type { TreeColumns, TreeLayout } from './treeLayout'

/** A layout, and what it is drawn from where its nodes are too many to be drawn one by one. */
export interface LaidOut {
  readonly layout: TreeLayout
  readonly density: readonly DensityLines[]
}

/** Lays out rows given as the first values of columns. */
function layOut(
  columns: TreeColumns & TimeColumns,
  firstRow: number,
  withPruned: boolean,
): LaidOut {
  const layout = layOutTree(columns, firstRow, columns.parent.length, withPruned)
  const laidOut = { layout, density: densityLines(layout, columns) }
  return transfer(laidOut, buffersWithin(laidOut))
}

const service = { layOut }
export type LayoutService = typeof service
expose(service)
