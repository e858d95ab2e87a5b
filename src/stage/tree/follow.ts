import { levelOf } from '../../layout/treeLayout'
import type { TreeLayout } from '../../layout/treeLayout'
import { childrenAt } from '../../recording/path'
import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'
import { boardScale, fitCamera, keptOver, levelGap } from './camera'
import type { Camera, Viewport } from './camera'

const innerShare = 0.72

/**
 * The camera that keeps the action in view: as it was while the node and its children are well
 * inside, else moved to them.
 *
 * @param before where the camera was or is going
 * @param node the node that is being expanded
 */
export function followCamera(
  before: Camera,
  recording: Recording,
  layout: TreeLayout,
  viewport: Viewport,
  node: Node,
): Camera {
  const fit = fitCamera(layout, viewport)
  const scale = Math.max(before.scale, fit.scale)
  if (scale === fit.scale) return fit
  const children = childrenAt(recording, node, recording.events - 1)
  const isShown = (each: Node) => each >= layout.firstRow && each < layout.rows
  const family = [node, ...children].filter(isShown)
  // The layout that holds the node is still being made.
  if (family.length === 0) return before
  const places = family.map((each) => layout.x[each])
  const x = (Math.min(...places) + Math.max(...places)) / 2
  const towardChildren = recording.columns.side[node] === 1 ? -0.5 : 0.5
  const level = levelOf(layout, recording.columns, node) + towardChildren

  const half = (viewport.width / 2 / scale) * innerShare
  const halfLevels = (viewport.height / 2 / levelGap(scale, layout, viewport)) * innerShare
  const inside =
    places.every((place) => Math.abs(place - before.x) <= half) &&
    Math.abs(level - before.level) <= Math.max(0.5, halfLevels - 0.5)
  return keptOver(inside ? { ...before, scale } : { scale, x, level }, layout)
}

/** The scale at which to follow step by step: boards can be read, or all of a small tree is seen. */
export function followScale(layout: TreeLayout, viewport: Viewport): number {
  return Math.max(boardScale, fitCamera(layout, viewport).scale)
}
