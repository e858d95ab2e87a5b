import { none } from './treeLinks'
import type { TreeLinks } from './treeLinks'

/** The rows of a tree level by level, each level from left to right. */
export interface Levels {
  readonly order: Int32Array
  /** Level `d` is `order[starts[d]]` up to before `order[starts[d + 1]]`. */
  readonly starts: Uint32Array
}

export function levelsOf({ parent, firstChild, nextSibling }: TreeLinks): Levels {
  const order = new Int32Array(parent.length)
  const starts = [0]
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
