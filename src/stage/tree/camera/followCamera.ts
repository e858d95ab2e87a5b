import { levelOf } from '../../../layout/treeLayout'
import type { TreeLayout } from '../../../layout/treeLayout'
import { childrenAt } from '../../../recording/query/path/path'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'
import { hasPlace } from '../picture/nodePlaces'
import { boardHeightShare, fitCamera, gapOfThree, legibleScale, levelGap } from './camera'
import type { Camera, Viewport } from './camera'
import type { TreePlace } from './inView'
import { sideMargin } from './margins'

const innerShare = 0.72
const halfWay = 0.5
/** Where two levels have room only: the lower one has its numbers below it. */
const betweenTwo = 0.55
const rounding = 1e-6
/** How far a board and what is drawn around it reach from its middle, in heights of boards. */
const ringedHalf = 0.54

/**
 * The camera that keeps the action in view: as it was while the node and its children are well
 * inside, else moved to them.
 *
 * @param before where the camera was or is going
 * @param node the node that is being expanded
 * @param twin a node that has the state of one of the children: it is not cut where all have room
 */
export function followCamera(
  before: Camera,
  recording: Recording,
  layout: TreeLayout,
  viewport: Viewport,
  node: Node,
  twin?: Node,
): Camera {
  const fit = fitCamera(layout, viewport)
  const scale = Math.max(before.scale, fit.scale)
  if (scale === fit.scale) return fit
  const children = childrenAt(recording, node, recording.events - 1)
  const isShown = (each: Node) => hasPlace(recording, layout, each)
  const acting = [node, ...children].filter(isShown)
  // The layout that holds the node is still being made.
  if (acting.length === 0) return before
  const places = acting.map((each) => layout.x[each])
  // There may be more children than a call can have arguments.
  const left = places.reduce((least, place) => Math.min(least, place))
  const right = places.reduce((most, place) => Math.max(most, place))
  const middle = (left + right) / 2
  const gap = levelGap(scale, layout, viewport)
  const down = levelsDown(gap, viewport)
  const toChildren = recording.columns.side[node] === 1 ? -1 : 1
  const ownLevel = levelOf(layout, recording.columns, node)
  const level = ownLevel + down * toChildren

  const halfWidth = (viewport.width / 2 / scale) * innerShare
  const halfLevels = (viewport.height / 2 / gap) * innerShare
  // Where there is hardly room for three levels, they have to be met exactly.
  const slack = down < halfWay ? rounding : Math.max(halfWay, halfLevels - halfWay)
  // Both levels are clear of the edges, or as far from the middle as they have to be.
  const clear = Math.max(
    Math.abs(down - halfWay) + rounding,
    levelsToMargin(scale, layout, viewport) - halfWay,
  )
  const inside =
    places.every((place) => Math.abs(place - before.x) <= halfWidth) &&
    Math.abs(level - before.level) <= slack &&
    Math.abs(ownLevel + halfWay * toChildren - before.level) <= clear
  const camera = framed(
    inside ? { ...before, scale } : { scale, x: middle, level },
    layout,
    viewport,
  )
  if (twin === undefined || !isShown(twin)) return camera
  const x = uncut(camera, viewport, layout.x[twin])
  // Else the next step would move it back.
  return places.every((place) => Math.abs(place - x) <= halfWidth) ? { ...camera, x } : camera
}

/** The middle across, moved by as little as brings a place into view whose board is cut. */
function uncut({ x, scale }: Camera, { width }: Viewport, place: number): number {
  // So far from the middle a board is whole, with a trifle beside it.
  const whole = width / 2 / scale - ringedHalf
  const away = Math.abs(place - x)
  if (away <= whole || away > whole + 1) return x
  return place < x ? place + whole : place - whole
}

/**
 * How many levels below a node the camera is, between it and its children: its parent stays in view
 * where there is room for all three levels, and the boards of its children are whole.
 */
function levelsDown(gap: number, viewport: Viewport): number {
  const spare = gapOfThree(viewport) / gap - 1
  const whole = 1 + ringedHalf * boardHeightShare - viewport.height / 2 / gap
  return spare < -rounding ? betweenTwo : Math.min(halfWay, Math.max(spare, whole))
}

/** The camera moved so that it sees no more than a margin beside the tree, where there is tree to see. */
function framed(camera: Camera, layout: TreeLayout, viewport: Viewport): Camera {
  const across = (viewport.width / 2 - sideMargin(viewport)) / camera.scale - 0.5
  const down = levelsToMargin(camera.scale, layout, viewport)
  const lastLevel = layout.starts.length - 2
  return {
    ...camera,
    x: between(layout.left + across, layout.right - across, camera.x),
    level: between(down, lastLevel - down, camera.level),
  }
}

/** How many levels above and below the middle are clear of what lies over the picture's edges. */
function levelsToMargin(scale: number, layout: TreeLayout, viewport: Viewport): number {
  return gapOfThree(viewport) / levelGap(scale, layout, viewport) - boardHeightShare / 2
}

/** The nearest value between two limits; their middle where they leave none. */
function between(least: number, most: number, value: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value))
}

/** The camera over a node, near enough for its board to be read; over all of a tree that fits so. */
export function nearCamera(
  node: Node,
  { columns }: Recording,
  layout: TreeLayout,
  viewport: Viewport,
): Camera {
  const scale = legibleScale(layout, viewport)
  const fit = fitCamera(layout, viewport)
  if (scale === fit.scale) return fit
  return framed({ scale, ...treePlace(node, columns, layout) }, layout, viewport)
}

/** The place of a node in a layout that has it. */
export function treePlace(
  node: Node,
  columns: Recording['columns'],
  layout: TreeLayout,
): TreePlace {
  return { x: layout.x[node], level: levelOf(layout, columns, node) }
}
