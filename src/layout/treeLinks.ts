/** The shape of a tree whose rows name their parents, each parent before its children. */
export interface TreeLinks {
  /** The parent of each row, -1 for a root. */
  readonly parent: Int32Array
  readonly firstChild: Int32Array
  readonly lastChild: Int32Array
  readonly nextSibling: Int32Array
  readonly previousSibling: Int32Array
}

export const none = -1

/**
 * Links each row to its children and siblings, in the order of the rows.
 *
 * @param parent the parent of each row, smaller than the row itself; -1 for a root
 * @param included tells which rows count; a row that does not must have no children
 */
export function linkTree(parent: Int32Array, included: (row: number) => boolean): TreeLinks {
  const rows = parent.length
  const firstChild = new Int32Array(rows).fill(none)
  const lastChild = new Int32Array(rows).fill(none)
  const nextSibling = new Int32Array(rows).fill(none)
  const previousSibling = new Int32Array(rows).fill(none)
  for (let row = 0; row < rows; row++) {
    const above = parent[row]
    if (above === none || !included(row)) continue
    const before = lastChild[above]
    if (before === none) firstChild[above] = row
    else nextSibling[before] = row
    previousSibling[row] = before
    lastChild[above] = row
  }
  return { parent, firstChild, lastChild, nextSibling, previousSibling }
}
