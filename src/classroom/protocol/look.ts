import { treeNames } from '../../drawing/treeLook'
import type { TreeArea, TreeLook } from '../../drawing/treeLook'
import { readNode } from './drawn'
import { MessageParts } from './readMessage'
import { flag, listOfAtMost, numberWithin, oneAmong } from './values'

/** No tree is wider, or deeper. */
const widest = 1e7
/** Reads a place in a tree, or a size of a part of it. */
const readExtent = numberWithin(widest, 3)

/** Reads how somebody looks at the trees of a page. */
export const readLooks = listOfAtMost(treeNames.length, readLook)

function readLook(data: unknown, field: string): TreeLook {
  const parts = new MessageParts(data, field)
  const camera = parts.readAny('camera', readCamera)
  const selected = parts.readAny('selected', readNode)
  return {
    tree: parts.read('tree', oneAmong(treeNames)),
    ...(camera !== undefined && { camera }),
    pruned: parts.read('pruned', flag),
    pathOnly: parts.read('pathOnly', flag),
    ...(selected !== undefined && { selected }),
  }
}

function readCamera(data: unknown, field: string): 'fit' | 'follow' | TreeArea {
  if (typeof data === 'string') return oneAmong(['fit', 'follow'] as const)(data, field)
  const parts = new MessageParts(data, field)
  const node = parts.readAny('node', readNode)
  return {
    ...(node !== undefined && { node }),
    x: parts.read('x', readExtent),
    level: parts.read('level', readExtent),
    across: parts.read('across', readSize),
    down: parts.read('down', readSize),
  }
}

function readSize(data: unknown, field: string): number {
  return Math.max(1e-3, Math.abs(readExtent(data, field)))
}
