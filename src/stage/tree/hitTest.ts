import type { TreeLayout } from '../../layout/treeLayout'
import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'
import { screenX } from './camera'
import type { View } from './camera'
import type { LevelView } from './levelView'
import { leastMark } from './tier'

const fingerReach = 14

/**
 * The node nearest to a point of the viewport, among those that exist at a step, on the nearest
 * level; nothing where none is within reach.
 */
export function nodeAt(
  recording: Recording,
  layout: TreeLayout,
  view: View,
  levels: readonly LevelView[],
  step: number,
  point: readonly [number, number],
): Node | undefined {
  const [pointX, pointY] = point
  let nearest: Node | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { y, from, to, size } of levels) {
    const reach = Math.max(size / 2, Math.min(fingerReach, view.gap / 2))
    if (Math.abs(pointY - y) > reach) continue
    for (let at = from; at < to; at++) {
      const node = layout.order[at]
      if (recording.columns.generatedAt[node] > step) continue
      const away = Math.abs(screenX(view, layout.x[node]) - pointX)
      const distance = Math.hypot(away, pointY - y)
      if (away <= Math.max(reach, leastMark) && distance < least) {
        least = distance
        nearest = node
      }
    }
  }
  return nearest
}
