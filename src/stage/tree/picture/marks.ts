import { levelOf } from '../../../layout/treeLayout'
import type { TreeLayout } from '../../../layout/treeLayout'
import type { Recording } from '../../../recording/recording'
import { replacementAt } from '../../../recording/query/replacements'
import { statusAt } from '../../../recording/query/status'
import type { Status } from '../../../recording/query/status'
import type { Node } from '../../../solvers/solver'
import { screenX, screenY } from '../camera/camera'
import type { View } from '../camera/camera'
import type { LevelView } from './levelsInView'
import type { Shares } from './detailLevel'

/** A node as it is drawn: where, how large, and as what. */
export interface Mark {
  readonly node: Node
  readonly x: number
  readonly y: number
  /** The side of its square, or the diameter of its disc, in pixels. */
  readonly size: number
  readonly as: Exclude<Status, 'absent'> | 'next'
  /** True for a node reached from the goal. */
  readonly backward: boolean
  /** True when a cheaper way to its board has been found. */
  readonly replaced: boolean
  /** How strongly it is drawn, from 0 to 1, and how strongly its board on top of it. */
  readonly share: number
  readonly boardShare: number
  /** Where its parent is drawn; a root stands under itself. */
  readonly parentX: number
  readonly parentY: number
}

const largestPruned = 15

/** What the marks of a moment are made from. */
export interface MarkedTree {
  readonly recording: Recording
  readonly layout: TreeLayout
  readonly view: View
  readonly step: number
  /** The node that leaves the frontier next, if any. */
  readonly next: Node | undefined
}

/** The marks of all levels in view that are drawn one by one, at a step. */
export function marksInView(tree: MarkedTree, levels: readonly LevelView[]): readonly Mark[] {
  const { order } = tree.layout
  return levels.flatMap((level) => {
    const { shares } = level
    if (shares.marks === 0) return []
    const marks: Mark[] = []
    for (let at = level.from; at < level.to; at++) {
      const mark = markOf(tree, order[at], level, shares)
      if (mark) marks.push(mark)
    }
    return marks
  })
}

/** A node as it is drawn on its level; nothing before it is generated. */
export function markOf(
  { recording, layout, view, step, next }: MarkedTree,
  node: Node,
  { y, size }: Pick<LevelView, 'y' | 'size'>,
  shares: Pick<Shares, 'marks' | 'boards'>,
): Mark | undefined {
  const { parent, side } = recording.columns
  const status = statusAt(recording, node, step)
  if (status === 'absent') return undefined
  const pruned = status === 'pruned'
  const above = parent[node] < 0 ? node : parent[node]
  return {
    node,
    x: screenX(view, layout.x[node]),
    y,
    size: pruned ? prunedSize(size) : size,
    as: node === next ? 'next' : status,
    backward: side[node] === 1,
    replaced: replacementAt(recording, node, step) !== undefined,
    share: shares.marks,
    boardShare: pruned ? 0 : shares.boards,
    parentX: screenX(view, layout.x[above]),
    parentY: screenY(view, levelOf(layout, recording.columns, above)),
  }
}

/** The size of a pruned child on a level where a kept node has a given size. */
function prunedSize(size: number): number {
  return Math.min(largestPruned, Math.max(2, size * 0.4))
}
