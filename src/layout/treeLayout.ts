import { kept } from '../recording/reasonCodes'
import { levelsOf } from './levels'
import type { Levels } from './levels'
import { tidyTree } from './tidyTree'
import { linkTree } from './treeLinks'

/** Where the nodes of the first rows of a recording stand: a level is a row of the picture. */
export interface TreeLayout extends Levels {
  /** How many rows of the recording are laid out. */
  readonly rows: number
  /** Whether pruned children have a place of their own. */
  readonly withPruned: boolean
  /** The horizontal place of each row in units; a kept node is one unit wide. */
  readonly x: Float32Array
  readonly left: number
  readonly right: number
}

const prunedWidth = 0.6
const betweenFamilies = 1.25

/**
 * Lays out the first rows of a recording, at least its root.
 *
 * @param withPruned whether pruned children take part; without, only kept nodes have a place
 */
export function layOutTree(
  columns: { readonly parent: Int32Array; readonly reason: Uint8Array },
  rows: number,
  withPruned: boolean,
): TreeLayout {
  const { reason } = columns
  const parent = columns.parent.subarray(0, rows)
  const width = (row: number) => (reason[row] === kept ? 1 : prunedWidth)
  const links = linkTree(parent, (row) => withPruned || reason[row] === kept)
  const levels = levelsOf(links)
  const x = tidyTree(links, (left, right) => {
    const apart = (width(left) + width(right)) / 2
    return parent[left] === parent[right] ? apart : apart * betweenFamilies
  })
  if (!withPruned) {
    // Whoever asks for the place of a hidden child is led to its parent.
    for (let row = 1; row < rows; row++) if (reason[row] !== kept) x[row] = x[parent[row]]
  }
  const [left, right] = extent(x, levels.order)
  return { ...levels, rows, withPruned, x: Float32Array.from(x), left, right }
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
