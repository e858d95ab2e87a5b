import { none } from './treeLinks'
import type { TreeLinks } from './treeLinks'

/** The rows of a tree level by level, each level from left to right. */
export interface Levels {
  readonly order: Int32Array
  /** Level `d` is `order[starts[d]]` up to before `order[starts[d + 1]]`. */
  readonly starts: Uint32Array
}

/** The levels of the tree under a root, from the root down. */
export function levelsOf({ parent, firstChild, nextSibling }: TreeLinks, root = 0): Levels {
  const order = new Int32Array(parent.length)
  const starts = [0]
  order[0] = root
  let length = 1
  let end = 1
  for (let at = 0; at < length; at++) {
    if (at === end) {
      starts.push(end)
      end = length
    }
    for (let child = firstChild[order[at]]; child !== none; child = nextSibling[child]) {
      order[length++] = child
    }
  }
  starts.push(length)
  return { order: order.slice(0, length), starts: Uint32Array.from(starts) }
}

/** The levels of a tree above those of another, which stands upside down under a free level. */
export function facingLevels(above: Levels, below: Levels): Levels {
  const order = new Int32Array(above.order.length + below.order.length)
  order.set(above.order)
  let length = above.order.length
  const starts = [...above.starts, length]
  for (let level = below.starts.length - 2; level >= 0; level--) {
    const rows = below.order.subarray(below.starts[level], below.starts[level + 1])
    order.set(rows, length)
    length += rows.length
    starts.push(length)
  }
  return { order, starts: Uint32Array.from(starts) }
}
