import { levelOf } from '../../../layout/treeLayout'
import type { TreeLayout } from '../../../layout/treeLayout'
import { firstWhere } from '../../../recording/query/bisect'
import { isGeneratedAt } from '../../../recording/query/events'
import { childrenAt } from '../../../recording/query/path/path'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'
import { hasPlace } from '../picture/nodePlaces'

/** Where a walk can go from a node: as in the picture, and to the root. */
export type Towards = 'up' | 'down' | 'left' | 'right' | 'root'

/** The part of a tree that can be walked: what its layout shows at a step. */
export interface WalkedTree {
  readonly recording: Recording
  readonly layout: TreeLayout
  readonly step: number
}

/**
 * The node next to a node: its parent, its first child, or its neighbour on the same level, cousins
 * included. A tree that grows up from the goal has its parents below. From a root one
 * goes to the root of the other tree, where there is one.
 *
 * @param from where the walk stands; one that is not shown leads to its nearest ancestor that is
 * @returns the node, or nothing where none is shown in that direction
 */
export function nodeTowards(tree: WalkedTree, from: Node, towards: Towards): Node | undefined {
  if (!isShown(tree, from)) return shownAbove(tree, from)
  const { parent, side } = tree.recording.columns
  if (towards === 'root') return rootFor(tree, from)
  if (towards === 'left' || towards === 'right') return neighbour(tree, from, towards)
  const isTowardsRoot = (towards === 'up') === (side[from] === 0)
  if (isTowardsRoot) return parent[from] < 0 ? undefined : parent[from]
  return shownChildren(tree, from).at(0)
}

/** The children of a node that can be walked to, from left to right. */
export function shownChildren(tree: WalkedTree, node: Node): readonly Node[] {
  return childrenAt(tree.recording, node, tree.step).filter((child) => isShown(tree, child))
}

function isShown({ recording, layout, step }: WalkedTree, node: Node): boolean {
  return hasPlace(recording, layout, node) && isGeneratedAt(recording, node, step)
}

function shownAbove(tree: WalkedTree, node: Node): Node | undefined {
  const { parent } = tree.recording.columns
  let at = node
  while (at >= tree.layout.firstRow && !isShown(tree, at)) at = parent[at]
  if (at >= tree.layout.firstRow) return at
  return isShown(tree, tree.layout.firstRow) ? tree.layout.firstRow : undefined
}

function rootFor(tree: WalkedTree, node: Node): Node | undefined {
  const { parent } = tree.recording.columns
  if (parent[node] >= 0) {
    let root = node
    while (parent[root] >= 0) root = parent[root]
    return root
  }
  const { order, starts, levels, firstRow, goalLevels } = tree.layout
  if (goalLevels === 0) return undefined
  const other = node === firstRow ? order[starts[levels - 1]] : firstRow
  return isShown(tree, other) ? other : undefined
}

/** The next node of the level that is there at the step. */
function neighbour(tree: WalkedTree, node: Node, towards: 'left' | 'right'): Node | undefined {
  const { order, starts } = tree.layout
  const level = levelOf(tree.layout, tree.recording.columns, node)
  const by = towards === 'left' ? -1 : 1
  const [first, end] = [starts[level], starts[level + 1]]
  for (let at = placeOnLevel(tree.layout, node, first, end) + by; at >= first && at < end; at += by)
    if (isShown(tree, order[at])) return order[at]
  return undefined
}

/** Where a node stands in the order of its level. */
function placeOnLevel({ order, x }: TreeLayout, node: Node, first: number, end: number): number {
  let at = firstWhere(first, end, (place) => x[order[place]] >= x[node])
  // In a very wide tree neighbours can round to one place.
  while (at < end && order[at] !== node) at++
  return at
}
