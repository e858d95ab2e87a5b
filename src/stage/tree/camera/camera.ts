import type { TreeLayout } from '../../../layout/treeLayout'
import { sideMargin, topMargin } from './margins'

/**
 * What part of a tree is seen: how many pixels a unit takes, and which place of the tree is in
 * the middle of the viewport (a unit across, a level down).
 */
export interface Camera {
  readonly scale: number
  readonly x: number
  readonly level: number
}

/** The size of the area in which a picture is shown, in CSS pixels. */
export interface Viewport {
  readonly width: number
  readonly height: number
  /** How much larger letters are than by default: what is written at the edges takes so much more. */
  readonly letters?: number
  /** From which size, in pixels, a board in it can be read from the back row. */
  readonly legible?: number | undefined
  /** The size to which boards may shrink where that brings more into view: nobody is far from a phone. */
  readonly least?: number | undefined
  /** The size that nodes of a tree have to have to be shown all together, where it is less than `legible`. */
  readonly whole?: number | undefined
}

/** A camera with its viewport and tree, and with the height of a level that follows from them. */
export interface View {
  readonly camera: Camera
  readonly viewport: Viewport
  /** Pixels from one level to the next. */
  readonly gap: number
  /** The height of the picture, in pixels, that sizes of nodes follow: the viewport may be wider. */
  readonly sizedBy: number
}

/** The size at which a board of three by three has digits of 16 pixels. */
const defaultLegible = 77
const largestScale = 400
const smallestGap = 1e-5
const widestSideMargin = 165
const drawnApart = 1.2
/** A low tree is not cut for boards a little larger: their digits have 14 pixels at least. */
const nearlyLegible = 0.88
/** A board, or a mark, takes no more of the height of the picture, … */
const shareOfHeight = 1 / 3
/** … of a unit across, … */
export const shareOfUnit = 0.84
/** … and of a level's height; at most, where it would be too small to read. */
export const boardHeightShare = 0.66
export const largestBoardHeightShare = 0.84
/** From this height of a level on, in pixels, its name stands clear of its boards and those above. */
const labelledGap = 102
const mostOfHeight = 0.22

/** The sides of a laid out tree, and its levels. */
export type TreeBounds = Pick<TreeLayout, 'left' | 'right' | 'starts'>

function levelCount({ starts }: TreeBounds): number {
  return starts.length - 1
}

/** The largest size of a node, in pixels, in a picture of a height. */
export function largestSize(height: number): number {
  return height * shareOfHeight
}

/** How large a board is to be, in pixels, to be read from the back row; a low picture has less room. */
export function legibleSize(viewport: Viewport): number {
  return Math.min(viewport.legible ?? defaultLegible, largestSize(viewport.height))
}

/**
 * The scale from which on boards can be read from the back row. A tree that is deep and narrow has
 * to be drawn wider than it needs, so that its levels come apart.
 */
export function legibleScale(bounds: TreeBounds, viewport: Viewport): number {
  const farScale = fitScale(bounds, viewport)
  const farGap = fitGap(bounds, viewport)
  const { whole = Infinity } = viewport
  if (Math.min(farScale * shareOfUnit, farGap * boardHeightShare) >= whole) return farScale
  const isTooFlat = farGap < legibleGap(viewport, nearlyLegible)
  const scale = legibleSize(viewport) / shareOfUnit
  return Math.max(scale, isTooFlat ? farScale * drawnApart : farScale)
}

/**
 * The scale at which an action is followed: boards can be read. Where they may be smaller they are, so
 * that a low picture has room for a node, its parent and its children.
 */
export function followScale(bounds: TreeBounds, viewport: Viewport): number {
  const { least } = viewport
  if (least === undefined) return legibleScale(bounds, viewport)
  const [far, near] = [fitScale(bounds, viewport), legibleScale(bounds, viewport)]
  const [farGap, nearGap] = [far, near].map((scale) => levelGap(scale, bounds, viewport))
  const wanted = Math.max(farGap, gapOfThree(viewport))
  if (far >= near || wanted >= nearGap) return near
  const scale = far * (near / far) ** (Math.log(wanted / farGap) / Math.log(nearGap / farGap))
  return Math.min(near, Math.max(scale, least / shareOfUnit))
}

/** How far levels may be apart so that of three of them all are clear of the edges. */
export function gapOfThree(viewport: Viewport): number {
  return viewport.height / 2 - topMargin(viewport)
}

/** In a high picture the name of a level has room between small boards, too. */
function legibleGap(viewport: Viewport, share = 1): number {
  const labelled = Math.min(labelledGap, viewport.height * mostOfHeight)
  return Math.max(labelled, (legibleSize(viewport) * share) / boardHeightShare)
}

function fitScale(bounds: TreeBounds, viewport: Viewport): number {
  const units = bounds.right - bounds.left + 1
  const width = viewport.width - 2 * sideMarginFor(bounds, viewport)
  return Math.min(largestSize(viewport.height) / shareOfUnit, Math.max(1, width) / units)
}

/** Levels that share lines are named by their first and last, which takes a wider margin. */
function sideMarginFor(bounds: TreeBounds, viewport: Viewport): number {
  const least = sideMargin(viewport)
  if (levelCount(bounds) <= viewport.height) return least
  return Math.min(widestSideMargin, Math.max(least, viewport.width * 0.18))
}

function fitGap(bounds: TreeBounds, viewport: Viewport): number {
  // A board reaches above the first level and below the last.
  const gaps = levelCount(bounds) - 1 + boardHeightShare
  const gap = Math.max(1, viewport.height - 2 * topMargin(viewport)) / gaps
  return Math.max(smallestGap, Math.min(largestSize(viewport.height) / boardHeightShare, gap))
}

/** The camera that shows a whole tree. */
export function fitCamera(bounds: TreeBounds, viewport: Viewport): Camera {
  return {
    scale: fitScale(bounds, viewport),
    x: (bounds.left + bounds.right) / 2,
    level: (levelCount(bounds) - 1) / 2,
  }
}

/**
 * The height of a level for a scale. Far out all levels fit into the viewport; where boards can
 * be read they are further apart; between the two the height grows with the scale, evenly by
 * factors, so that one gesture zooms in both directions.
 */
export function levelGap(scale: number, bounds: TreeBounds, viewport: Viewport): number {
  const farScale = fitScale(bounds, viewport)
  const nearScale = legibleScale(bounds, viewport)
  const far = fitGap(bounds, viewport)
  if (scale <= farScale || farScale >= nearScale) return far * (scale / farScale)
  const near = Math.max(far, legibleGap(viewport))
  if (scale >= nearScale) return near * (scale / nearScale)
  const share = Math.log(scale / farScale) / Math.log(nearScale / farScale)
  return far * (near / far) ** share
}

export function viewOf(camera: Camera, bounds: TreeBounds, viewport: Viewport): View {
  return {
    camera,
    viewport,
    gap: levelGap(camera.scale, bounds, viewport),
    sizedBy: viewport.height,
  }
}

export function screenX({ camera, viewport }: View, x: number): number {
  return (x - camera.x) * camera.scale + viewport.width / 2
}

export function screenY({ camera, viewport, gap }: View, level: number): number {
  return (level - camera.level) * gap + viewport.height / 2
}

export function worldX({ camera, viewport }: View, x: number): number {
  return (x - viewport.width / 2) / camera.scale + camera.x
}

export function worldLevel({ camera, viewport, gap }: View, y: number): number {
  return (y - viewport.height / 2) / gap + camera.level
}

/** The camera moved by a drag, in pixels. */
export function panned({ camera, gap }: View, acrossBy: number, downBy: number): Camera {
  return {
    ...camera,
    x: camera.x - acrossBy / camera.scale,
    level: camera.level - downBy / gap,
  }
}

/** The camera zoomed by a factor; what is at a point of the viewport stays there. */
export function zoomed(
  view: View,
  bounds: TreeBounds,
  factor: number,
  point: readonly [number, number],
): Camera {
  const { viewport, camera } = view
  const smallest = fitScale(bounds, viewport) / 2
  const scale = Math.min(largestScale, Math.max(smallest, camera.scale * factor))
  const gap = levelGap(scale, bounds, viewport)
  return {
    scale,
    x: worldX(view, point[0]) - (point[0] - viewport.width / 2) / scale,
    level: worldLevel(view, point[1]) - (point[1] - viewport.height / 2) / gap,
  }
}

/** The camera moved as little as needed so that the middle of the viewport is over the tree. */
export function keptOver(camera: Camera, bounds: TreeBounds): Camera {
  return {
    ...camera,
    x: Math.min(bounds.right, Math.max(bounds.left, camera.x)),
    level: Math.min(levelCount(bounds) - 1, Math.max(0, camera.level)),
  }
}

/**
 * One step of a critically damped approach: nothing overshoots, and the distance left shrinks by the
 * same share in the same time.
 *
 * @param seconds since the step before
 */
export function eased(from: Camera, to: Camera, seconds: number): Camera {
  const share = 1 - Math.exp(-seconds * easing)
  const scale = from.scale * (to.scale / from.scale) ** share
  return {
    scale,
    x: from.x + (to.x - from.x) * share,
    level: from.level + (to.level - from.level) * share,
  }
}

const easing = 9

/** True when two cameras show the same to the eye. */
export function looksSame(one: Camera, other: Camera, gap: number): boolean {
  return (
    Math.abs(Math.log(one.scale / other.scale)) < 0.002 &&
    Math.abs(one.x - other.x) * other.scale < 0.3 &&
    Math.abs(one.level - other.level) * gap < 0.3
  )
}
