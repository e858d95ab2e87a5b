import { expose, transfer } from 'comlink'
import { layOutTree } from './treeLayout'
import type { TreeLayout } from './treeLayout'

/** Lays out a tree given as the first values of two columns. */
function layOut(parent: Int32Array, reason: Uint8Array, withPruned: boolean): TreeLayout {
  const layout = layOutTree({ parent, reason }, parent.length, withPruned)
  return transfer(layout, [layout.x.buffer, layout.order.buffer, layout.starts.buffer])
}

const service = { layOut }
export type LayoutService = typeof service
expose(service)
