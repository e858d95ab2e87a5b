import type { TreeLayout } from '../../layout/treeLayout'
import { kept } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import { screenY, worldLevel, worldX } from './camera'
import type { View } from './camera'

/** A level of which something is in view. */
export interface LevelView {
  readonly level: number
  /** Where it stands, in pixels from the top. */
  readonly y: number
  /** The part of `layout.order` in view, with one neighbour on each side. */
  readonly from: number
  readonly to: number
  /** How large a kept node may be drawn so that it stays clear of its neighbours, in pixels. */
  readonly size: number
}

const largestBoard = 110
const shareOfGap = 0.62
const shareOfRoom = 0.84
// A level with more nodes in view than this is too dense for marks; its room need not be measured.
const mostMeasured = 1200

/** The levels in view, from the top, with the nodes in view on each. */
export function levelsInView(
  recording: Recording,
  layout: TreeLayout,
  view: View,
): readonly LevelView[] {
  const levels = layout.starts.length - 1
  const first = Math.max(0, Math.floor(worldLevel(view, 0)))
  const last = Math.min(levels - 1, Math.ceil(worldLevel(view, view.viewport.height)))
  const left = worldX(view, 0) - 1
  const right = worldX(view, view.viewport.width) + 1
  const result: LevelView[] = []
  for (let level = first; level <= last; level++) {
    const begin = layout.starts[level]
    const end = layout.starts[level + 1]
    const from = Math.max(begin, firstBeyond(layout, begin, end, left) - 1)
    const to = Math.min(end, firstBeyond(layout, begin, end, right) + 1)
    const room = roomOf(recording, layout, from, to) * view.camera.scale
    const size = Math.min(largestBoard, view.gap * shareOfGap, room * shareOfRoom)
    result.push({ level, y: screenY(view, level), from, to, size })
  }
  return result
}

/** The first place in a stretch of the order whose node stands at `x` or further right. */
function firstBeyond({ order, x }: TreeLayout, begin: number, end: number, limit: number): number {
  let from = begin
  let to = end
  while (from < to) {
    const middle = (from + to) >>> 1
    if (x[order[middle]] < limit) from = middle + 1
    else to = middle
  }
  return from
}

/** The least distance between neighbouring kept nodes of a stretch, in units. */
function roomOf(
  { columns }: Recording,
  { order, x }: TreeLayout,
  from: number,
  to: number,
): number {
  if (to - from > mostMeasured) return 1
  let least = Number.POSITIVE_INFINITY
  let before: number | undefined
  for (let at = from; at < to; at++) {
    const row = order[at]
    if (columns.reason[row] !== kept) continue
    if (before !== undefined) least = Math.min(least, x[row] - x[before])
    before = row
  }
  return least
}
