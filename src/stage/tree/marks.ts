import { levelOf } from '../../layout/treeLayout'
import type { TreeLayout } from '../../layout/treeLayout'
import type { Recording } from '../../recording/recording'
import { replacementAt } from '../../recording/replacements'
import { statusAt } from '../../recording/status'
import type { Status } from '../../recording/status'
import type { Node } from '../../solvers/solver'
import { screenX, screenY } from './camera'
import type { View } from './camera'
import type { LevelView } from './levelView'
import { sharesOf } from './tier'

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

/**
 * The marks of all levels in view that are drawn one by one, at a step.
 *
 * @param next the node that leaves the frontier next, if any
 */
export function marksInView(
  recording: Recording,
  layout: TreeLayout,
  view: View,
  levels: readonly LevelView[],
  step: number,
  next: Node | undefined,
): readonly Mark[] {
  const { parent, side } = recording.columns
  const marks: Mark[] = []
  for (const { y, from, to, size } of levels) {
    const shares = sharesOf(size)
    if (shares.marks === 0) continue
    for (let at = from; at < to; at++) {
      const node = layout.order[at]
      const status = statusAt(recording, node, step)
      if (status === 'absent') continue
      const pruned = status === 'pruned'
      const above = parent[node] < 0 ? node : parent[node]
      marks.push({
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
      })
    }
  }
  return marks
}

/** The size of a pruned child on a level where a kept node has a given size. */
function prunedSize(size: number): number {
  return Math.min(largestPruned, Math.max(2, size * 0.4))
}
