import type { TreeLayout } from '../../layout/treeLayout'
import { kept } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import { screenX } from './camera'
import type { View } from './camera'
import type { LevelView } from './levelView'

/** How many nodes of each kind share a column of pixels on one level. */
export interface LevelDensity {
  readonly waiting: Uint16Array
  readonly expanded: Uint16Array
  readonly pruned: Uint16Array
}

/**
 * Counts the nodes of a level that fall into each column of pixels at a step.
 *
 * @param pixels how many columns the picture has
 */
export function densityOf(
  recording: Recording,
  layout: TreeLayout,
  view: View,
  { from, to }: LevelView,
  step: number,
  pixels: number,
): LevelDensity {
  const { generatedAt, leftAt, reason } = recording.columns
  const waiting = new Uint16Array(pixels)
  const expanded = new Uint16Array(pixels)
  const pruned = new Uint16Array(pixels)
  const pixelsPerUnit = (view.camera.scale * pixels) / view.viewport.width
  const offset = (screenX(view, 0) * pixels) / view.viewport.width
  for (let at = from; at < to; at++) {
    const node = layout.order[at]
    if (generatedAt[node] > step) continue
    const column = Math.floor(layout.x[node] * pixelsPerUnit + offset)
    if (column < 0 || column >= pixels) continue
    if (reason[node] !== kept) pruned[column]++
    else if (leftAt[node] <= step) expanded[column]++
    else waiting[column]++
  }
  return { waiting, expanded, pruned }
}
