import { expose, transfer } from 'comlink'
import { buffersWithin } from '../recording/transfer/buffersWithin'
import type { TimeColumns } from './density/densityLines'
import { layOutRows } from './laidOut'
import type { LaidOut } from './laidOut'
import type { TreeColumns } from './treeLayout'

/** Lays out rows given as the first values of columns. */
function layOut(
  columns: TreeColumns & TimeColumns,
  firstRow: number,
  withPruned: boolean,
): LaidOut {
  const laidOut = layOutRows(columns, firstRow, columns.parent.length, withPruned)
  return transfer(laidOut, buffersWithin(laidOut))
}

const service = { layOut }
export type LayoutService = typeof service
expose(service)
