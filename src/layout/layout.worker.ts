import { expose, transfer } from 'comlink'
import { layOutTree } from './treeLayout'
import type { TreeColumns, TreeLayout } from './treeLayout'

/** Lays out rows given as the first values of columns. */
function layOut(columns: TreeColumns, firstRow: number, withPruned: boolean): TreeLayout {
  const layout = layOutTree(columns, firstRow, columns.parent.length, withPruned)
  return transfer(layout, [layout.x.buffer, layout.order.buffer, layout.starts.buffer])
}

const service = { layOut }
export type LayoutService = typeof service
expose(service)
