import type { Columns } from '../recording/columns'
import { kept } from '../recording/reasonCodes'
import { facingLevels, levelsOf } from './levels'
import type { Levels } from './levels'
import { tidyTree } from './tidyTree'
import { linkTree } from './treeLinks'

/** Where the nodes of a stretch of a recording stand: a level is a row of the picture. */
export interface TreeLayout extends Levels {
  /** The first row that is laid out, and the one after the last. */
  readonly firstRow: number
  readonly rows: number
  /** Whether pruned children have a place of their own. */
  readonly withPruned: boolean
  /** The horizontal place of each row in units; a kept node is one unit wide. */
  readonly x: Float32Array
  readonly left: number
  readonly right: number
  /** How many levels there are. */
  readonly levels: number
  /** How many of them, at the bottom, belong to a second tree that grows from the goal. */
  readonly goalLevels: number
}

/** The columns that a layout is made from. */
export type TreeColumns = Readonly<Pick<Columns, 'parent' | 'reason' | 'side'>>

const prunedWidth = 0.6
const betweenCousins = 1.25

/**
 * Lays out a stretch of rows of a recording that begins with a root.
 *
 * @param rows the row after the last
 * @param withPruned whether pruned children take part; without, only kept nodes have a place
 */
export function layOutTree(
  columns: TreeColumns,
  firstRow: number,
  rows: number,
  withPruned: boolean,
): TreeLayout {
  const reason = columns.reason.subarray(firstRow, rows)
  const parent = columns.parent.slice(firstRow, rows)
  for (let row = 0; row < parent.length; row++) if (parent[row] >= 0) parent[row] -= firstRow
  const width = (row: number) => (reason[row] === kept ? 1 : prunedWidth)
  const links = linkTree(parent, (row) => withPruned || reason[row] === kept)
  const places = tidyTree(links, (left, right) => {
    const apart = (width(left) + width(right)) / 2
    return parent[left] === parent[right] ? apart : apart * betweenCousins
  })
  if (!withPruned) {
    // A hidden child has the place of its parent.
    for (let row = 1; row < parent.length; row++) {
      if (reason[row] !== kept) places[row] = places[parent[row]]
    }
  }
  const goalRoot = columns.side.subarray(firstRow, rows).indexOf(1)
  const own = levelsOf(links)
  const facing = goalRoot > 0 ? levelsOf(links, goalRoot) : undefined
  const levels = facing ? facingLevels(own, facing) : own
  const [left, right] = extent(places, levels.order)
  const x = new Float32Array(rows)
  x.set(places, firstRow)
  return {
    order: levels.order.map((row) => row + firstRow),
    starts: levels.starts,
    levels: levels.starts.length - 1,
    firstRow,
    rows,
    withPruned,
    x,
    left,
    right,
    goalLevels: facing ? facing.starts.length - 1 : 0,
  }
}

/** The level of a node: its depth, or for a node reached from the goal counted from the bottom. */
export function levelOf(
  { levels }: Pick<TreeLayout, 'levels'>,
  { depth, side }: Readonly<Pick<Columns, 'depth' | 'side'>>,
  node: number,
): number {
  return side[node] === 1 ? levels - 1 - depth[node] : depth[node]
}

function extent(x: Float64Array, order: Int32Array): readonly [number, number] {
  let left = 0
  let right = 0
  for (const row of order) {
    if (x[row] < left) left = x[row]
    if (x[row] > right) right = x[row]
  }
  return [left, right]
}
