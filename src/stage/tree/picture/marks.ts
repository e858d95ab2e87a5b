import { levelOf } from '../../../layout/treeLayout'
import { replacementAt } from '../../../recording/query/markers'
import { isCutOff, statusAt } from '../../../recording/query/status'
import type { Status } from '../../../recording/query/status'
import type { Node } from '../../../solvers/solver'
import { screenX, screenY } from '../camera/camera'
import type { View } from '../camera/camera'
import type { DetailOpacity } from './detailLevel'
import type { LevelView } from './levelsInView'
import { setBeside } from './setBeside'
import type { TreeSubject } from './treeSubject'

/** What of a subject decides how its nodes are drawn. */
export type MarkedSubject = Pick<
  TreeSubject,
  'recording' | 'tree' | 'step' | 'next' | 'current' | 'selected'
>

/** A node as it is drawn: where, how large, and as what. */
export interface TreeMark {
  readonly node: Node
  readonly x: number
  readonly y: number
  /** The side of its square, or the diameter of its disc, in pixels. */
  readonly size: number
  readonly as: Exclude<Status, 'absent'> | 'next'
  /** True for a node reached from the goal. */
  readonly backward: boolean
  /** True when a cheaper path to its board has been found. */
  readonly replaced: boolean
  /** How strongly it is drawn, from 0 to 1, and how strongly its board on top of it. */
  readonly opacity: number
  readonly boardOpacity: number
  /** Where its parent is drawn; a root stands under itself. */
  readonly parentX: number
  readonly parentY: number
}

const largestPruned = 15
/** How far beside its tree a pruned child may be set, in pixels: what is written there stays clear. */
const mostAside = 8

/** The marks of all levels in view that are drawn one by one, at a step. */
export function marksInView(
  subject: MarkedSubject,
  view: View,
  levels: readonly LevelView[],
): readonly TreeMark[] {
  const { order, left, right } = subject.tree.layout
  const sides = [screenX(view, left) - mostAside, screenX(view, right) + mostAside] as const
  return levels.flatMap((level) => {
    const { opacity } = level
    if (opacity.marks === 0) return []
    const marks: TreeMark[] = []
    for (let at = level.from; at < level.to; at++) {
      const mark = markOf(subject, view, order[at], level, opacity)
      if (mark) marks.push(mark)
    }
    return setBeside(marks, sides)
  })
}

/** A node as it is drawn on its level; nothing before it is generated. */
export function markOf(
  { recording, tree: { layout }, step, next, current, selected }: MarkedSubject,
  view: View,
  node: Node,
  { y, size }: Pick<LevelView, 'y' | 'size'>,
  opacity: Pick<DetailOpacity, 'marks' | 'boards'>,
): TreeMark | undefined {
  const { parent, side } = recording.columns
  const status = statusAt(recording, node, step)
  if (status === 'absent') return undefined
  // What is cut off at this step, or was selected, is looked at: a stub would say too little of it.
  const isStub = isCutOff(status) && node !== current && node !== selected
  const above = parent[node] < 0 ? node : parent[node]
  return {
    node,
    x: screenX(view, layout.x[node]),
    y,
    size: isCutOff(status) ? cutOffSize(size, isStub ? 0 : opacity.boards) : size,
    as: node === next ? 'next' : status,
    backward: side[node] === 1,
    replaced: replacementAt(recording, node, step) !== undefined,
    opacity: opacity.marks,
    boardOpacity: isStub ? 0 : opacity.boards,
    parentX: screenX(view, layout.x[above]),
    parentY: screenY(view, levelOf(layout, recording.columns, above)),
  }
}

/** A cut off child stands closer to its siblings than they do: its board is smaller than theirs. */
const lookedShare = 0.72

/** @param board how strongly it is drawn as a board, from 0 to 1 */
function cutOffSize(size: number, board: number): number {
  const stub = prunedSize(size)
  return stub + Math.max(0, size * lookedShare - stub) * board
}

/** The size of a pruned child on a level where a kept node has a given size. */
function prunedSize(size: number): number {
  return Math.min(largestPruned, Math.max(2, size * 0.4))
}
