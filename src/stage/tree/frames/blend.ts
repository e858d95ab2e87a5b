import type { TreeLayout } from '../../../layout/treeLayout'

const mostBlended = 25_000

/**
 * A layout between two of the same tree, the later one holding more rows: nodes go to their new
 * places, and new nodes come out of the nearest ancestor that was there. Large trees are not
 * blended.
 *
 * @param share 0 for the places of `from`, 1 for those of `to`
 */
export function blended(
  from: TreeLayout,
  to: TreeLayout,
  parent: Int32Array,
  share: number,
): TreeLayout {
  if (share >= 1 || !canBlend(from, to)) return to
  const before = new Float32Array(to.rows)
  const x = new Float32Array(to.rows)
  for (let row = to.firstRow; row < to.rows; row++) {
    before[row] = row < from.rows ? from.x[row] : before[Math.max(to.firstRow, parent[row])]
    x[row] = before[row] + (to.x[row] - before[row]) * share
  }
  return { ...to, x }
}

/** Whether nodes can be moved from one layout to the other. */
export function canBlend(from: TreeLayout, to: TreeLayout): boolean {
  return to.rows <= mostBlended && from.firstRow === to.firstRow
}
