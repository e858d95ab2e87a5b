import { levelsTogether } from '../../../layout/density/densityLines'
import type { TreeLayout } from '../../../layout/treeLayout'
import { firstWhere } from '../../../recording/query/bisect'
import { memoized } from '../../../recording/query/memoized'
import { kept } from '../../../recording/reasonCodes'
import type { Recording } from '../../../recording/recording'
import {
  boardHeightShare,
  largestBoardHeightShare,
  largestSize,
  screenY,
  shareOfUnit,
  worldLevel,
  worldX,
} from '../camera/camera'
import type { View } from '../camera/camera'
import { boardSizes, detailOpacity } from './detailLevel'
import type { BoardSizes, DetailOpacity } from './detailLevel'

/** A level of which something is in view; of a very deep tree, several that share a line. */
export interface LevelView {
  readonly level: number
  /** How many levels, from this one on, share the line. */
  readonly together: number
  /** Where it stands, in pixels from the top. */
  readonly y: number
  /** The part of `layout.order` in view, with one neighbour on each side. */
  readonly from: number
  readonly to: number
  /** How large a kept node is drawn, in pixels: a mark on all levels of a view alike. */
  readonly size: number
  /** How strongly its nodes are drawn at each detail level. */
  readonly opacity: DetailOpacity
}

const mostMark = 22
const mostLow = 360
const leastSize = 7
const mostLeast = 14
const shareOfHeight = 1 / 55
// Marks may touch where a few nodes of a level stand closer together than the others.
const closePairs = 0.15
// A level with more nodes in view than this is too dense for marks; its distances need not be measured.
const mostMeasured = 1200

/**
 * The levels in view, from the top, with the nodes in view on each.
 *
 * @param boards the sizes at which nodes become boards
 */
export function levelsInView(
  recording: Recording,
  layout: TreeLayout,
  view: View,
  boards = boardSizes(),
): readonly LevelView[] {
  const levels = layout.starts.length - 1
  const first = Math.max(0, Math.floor(worldLevel(view, 0)))
  const last = Math.min(levels - 1, Math.ceil(worldLevel(view, view.viewport.height)))
  const left = worldX(view, 0) - 1
  const right = worldX(view, view.viewport.width) + 1
  const together = levelsTogether(view.gap, levels)
  if (together > 1) return compressed(layout, view, first, last, together)
  const result: LevelView[] = []
  const mark = markSize(view)
  for (let level = first; level <= last; level++) {
    const begin = layout.starts[level]
    const end = layout.starts[level + 1]
    const from = Math.max(begin, firstBeyond(layout, begin, end, left) - 1)
    const to = Math.min(end, firstBeyond(layout, begin, end, right) + 1)
    const { distances, hasCutOff } = measured(recording, layout, level, from, to)
    const { narrowest, common } = roomOn(distances, view)
    const beside = hasCutOff ? unitRoom(view) : narrowest
    const board = Math.min(narrowest, beside, boardHeight(view, boards))
    const opacity = detailOpacity({ mark, board, room: common }, boards)
    const size = mark + Math.max(0, board - mark) * opacity.boards
    result.push({ level, together, y: screenY(view, level), from, to, size, opacity })
  }
  return result
}

/**
 * The levels of a very deep tree, of which several share a line of pixels: each line has the levels
 * that fit into a pixel, and is named by the first of them.
 */
function compressed(
  { starts }: TreeLayout,
  view: View,
  first: number,
  last: number,
  together: number,
): readonly LevelView[] {
  const result: LevelView[] = []
  for (let level = first - (first % together); level <= last; level += together) {
    const below = Math.min(level + together, starts.length - 1)
    const y = screenY(view, (level + below - 1) / 2)
    const size = view.gap
    const opacity = detailOpacity({ mark: size, board: size, room: size })
    result.push({ level, together, y, from: starts[level], to: starts[below], size, opacity })
  }
  return result
}

/** The first place in a stretch of the order whose node stands at `x` or further right. */
function firstBeyond({ order, x }: TreeLayout, begin: number, end: number, limit: number): number {
  return firstWhere(begin, end, (place) => x[order[place]] >= limit)
}

/**
 * How large marks are, in pixels, on all levels of a view: so that neighbours a unit apart do not
 * touch; far out a little larger, for the levels that are not full.
 */
function markSize(view: View): number {
  const { gap, sizedBy } = view
  const size = Math.min(unitRoom(view), gap * boardHeightShare, mostMark)
  const least = Math.min(mostLeast, Math.max(leastSize, sizedBy * shareOfHeight))
  return Math.max(size, Math.min(least, gap * largestBoardHeightShare))
}

/**
 * How high a board may be, in pixels. In a low picture boards that would else be too small to read
 * take more of their height.
 */
function boardHeight({ gap, sizedBy }: View, { full }: BoardSizes): number {
  const isLow = sizedBy < mostLow
  const most = isLow ? Math.min(full, gap * largestBoardHeightShare) : 0
  return Math.min(largestSize(sizedBy), Math.max(gap * boardHeightShare, most))
}

/**
 * How much room nodes of a level have across, in pixels: those that stand closest, and all but a few.
 *
 * @param distances the distances between neighbouring kept nodes, in units, in increasing order
 */
function roomOn(distances: Float32Array, view: View) {
  const roomAt = (place: number) =>
    (distances.at(place) ?? Number.POSITIVE_INFINITY) * unitRoom(view)
  // Of three nodes two may touch: as density, a column of a pixel for each, they would hardly be seen.
  const closest = Math.min(distances.length - 1, Math.ceil(distances.length * closePairs))
  return { narrowest: roomAt(0), common: roomAt(Math.max(0, closest)) }
}

/** How much room a node a unit wide has across, in pixels. */
function unitRoom({ camera }: View): number {
  return camera.scale * shareOfUnit
}

/** What is measured of a stretch of a level, whatever the step and the size of the picture. */
interface MeasuredStretch {
  readonly from: number
  readonly to: number
  readonly distances: Float32Array
  readonly hasCutOff: boolean
}

/** By level, as it was seen last: at rest a picture sees the same stretches at each step. */
const lastMeasured = memoized<TreeLayout, Map<number, MeasuredStretch>>(() => new Map())

function measured(
  recording: Recording,
  layout: TreeLayout,
  level: number,
  from: number,
  to: number,
): MeasuredStretch {
  const levels = lastMeasured(layout)
  let last = levels.get(level)
  if (last?.from !== from || last.to !== to) {
    const distances = distancesOf(recording, layout, from, to)
    last = { from, to, distances, hasCutOff: hasCutOffIn(recording, layout, from, to) }
    levels.set(level, last)
  }
  return last
}

/**
 * Whether a child was cut off in a stretch of the order: it stands so close to its siblings that
 * their boards have a unit and no more.
 */
function hasCutOffIn(
  { columns }: Recording,
  { order, withPruned }: TreeLayout,
  from: number,
  to: number,
): boolean {
  return withPruned && order.subarray(from, to).some((node) => columns.reason[node] !== kept)
}

/** The distances between neighbouring kept nodes of a stretch of the order, in increasing order. */
function distancesOf(
  { columns }: Recording,
  { order, x }: TreeLayout,
  from: number,
  to: number,
): Float32Array {
  if (to - from > mostMeasured) return Float32Array.of(1)
  const distances = new Float32Array(to - from)
  let count = 0
  let before: number | undefined
  for (let at = from; at < to; at++) {
    const node = order[at]
    if (columns.reason[node] !== kept) continue
    if (before !== undefined) distances[count++] = x[node] - before
    before = x[node]
  }
  return distances.subarray(0, count).sort()
}
