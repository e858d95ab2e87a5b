import { horizonsUpTo } from '../../../src/layout/horizons'
import { layOutTree, levelOf } from '../../../src/layout/treeLayout'
import type { LessonPlace, Pane } from '../../../src/lessons/route'
import { frontierOrderOf } from '../../../src/recording/frontierOrder'
import { eventAt, rowsAt } from '../../../src/recording/query/events'
import { frontierAt } from '../../../src/recording/query/frontier/frontier'
import { iterationAt } from '../../../src/recording/query/iterations'
import type { Recording } from '../../../src/recording/recording'
import type { Run } from '../../../src/recording/run'
import { mapOf } from '../../../src/recording/stateMap'
import type { MappedStates } from '../../../src/recording/stateMap'
import { placesAt } from '../../../src/stage/map/places/placesAt'
import { twinAt } from '../../../src/stage/tree/camera/aim'
import { fitCamera, followScale, viewOf } from '../../../src/stage/tree/camera/camera'
import type { Camera } from '../../../src/stage/tree/camera/camera'
import { followCamera, nearCamera } from '../../../src/stage/tree/camera/followCamera'
import { grownTo } from '../../../src/stage/tree/camera/grownBounds'
import { isInView } from '../../../src/stage/tree/camera/inView'
import { readIn } from '../../../src/stage/tree/camera/useViewport'
import { boardSizesOf, leastMark } from '../../../src/stage/tree/picture/detailLevel'
import { levelsInView } from '../../../src/stage/tree/picture/levelsInView'

/** A window in which lessons are read. */
export interface LessonWindow {
  readonly name: string
  /** The room of the tree, in pixels, by the view that is beside it or in its place. */
  readonly tree: Readonly<Partial<Record<Pane | 'tree', readonly [width: number, height: number]>>>
  /** The same where the stage asks: what it says then takes one line. */
  readonly asking: Readonly<
    Partial<Record<Pane | 'tree', readonly [width: number, height: number]>>
  >
  /** How many nodes of the frontier are in view at once. */
  readonly waiting: number
  /** Whether there is room for one view only: the tree, or one of the panes. */
  readonly isNarrow: boolean
}

/**
 * The sizes are those of the canvas of the tree (`clientWidth`, `clientHeight`) in the built page, read
 * at each place of each lesson as the stage had come there, without a scroll bar's width; of several
 * heights the least, which is where the sentence below the tree takes most lines. On a phone the tree
 * is laid out where it is hidden, too, so that each view has a size.
 */
export const lessonWindows: readonly LessonWindow[] = [
  {
    name: '1366 × 768',
    tree: { board: [934, 273], frontier: [934, 330], counts: [934, 218], code: [934, 174] },
    asking: { board: [934, 294], frontier: [934, 330], counts: [934, 239] },
    waiting: 7,
    isNarrow: false,
  },
  {
    name: '390 × 844',
    tree: {
      tree: [390, 158],
      frontier: [390, 168],
      counts: [390, 190],
      code: [390, 158],
      board: [390, 199],
      map: [390, 168],
    },
    asking: { tree: [390, 199], frontier: [390, 199] },
    waiting: 4,
    isNarrow: true,
  },
]

/** How a node is seen as the stage comes to a place: not at all, as a mark, or as a board. */
export type Seen = 'not there' | 'out of view' | 'too small' | 'mark' | 'board'

export function seenOnStage(
  recording: Recording,
  run: Run,
  place: LessonPlace,
  step: number,
  node: number,
  { name, tree, asking, waiting, isNarrow }: LessonWindow,
): Seen {
  const { firstRow, endRow } = iterationAt(recording, step)
  const rows = rowsAt(recording, step)
  if (node < firstRow || node >= rows) return 'not there'
  const mapped = mapOf(run.problem)
  const shown = isNarrow ? place.first : place.pane
  const isMapShown = isNarrow ? shown === 'map' : place.picture === 'map'
  if (isMapShown && mapped) return seenOnMap(mapped)
  const boards = boardSizesOf(run.problem.draw(run.problem.start), 1)
  const room = (place.ask ? asking : tree)[shown]
  if (!room) throw new Error(`the tree was not measured beside ${shown} at ${name}`)
  const viewport = { width: room[0], height: room[1], ...readIn(run.problem, room[0]) }
  if (shown === 'board' && place.node === node) return 'board'
  const waits = frontierAt(recording, step, frontierOrderOf(run.chosen))
  const isListed = waits.subarray(0, waiting).includes(node)
  if (shown === 'frontier' && isListed) return 'board'
  if (isNarrow && shown !== 'tree') return 'out of view'
  // The stage lays out more of the tree than there is at a step, unless it must not tell what comes.
  const horizon = horizonsUpTo(endRow - firstRow).find((each) => firstRow + each >= rows)
  const end = place.ask ? rows : firstRow + (horizon ?? endRow - firstRow)
  const layout = layOutTree(recording.columns, firstRow, end, true)
  const grown = grownTo(layout, recording, step)
  const view = viewOf(camera(), grown, viewport)
  const level = levelOf(layout, recording.columns, node)
  if (!isInView(view, { x: layout.x[node], level })) return 'out of view'
  const seen = levelsInView(recording, layout, view, boards)
  const size = seen.find((each) => each.level === level)
  if (!size || size.size < leastMark) return 'too small'
  return size.opacity.boards > 0.5 && recording.columns.reason[node] === 0 ? 'board' : 'mark'

  /** A place of the map stands for one node of those that have reached it. */
  function seenOnMap({ map, placeOf }: MappedStates): Seen {
    const { low, high } = recording.columns
    const count = map.kind === 'places' ? map.places.length : map.costs.length
    const place = placeOf(low[node], high[node])
    const shown = placesAt(recording, step, count, placeOf)
    return place !== undefined && shown[place].node === node ? 'mark' : 'out of view'
  }

  function camera(): Camera {
    if (place.view === 'fit') return fitCamera(grown, viewport)
    if (place.node !== undefined) return nearCamera(place.node, recording, grown, viewport)
    const event = eventAt(recording, step)
    if (!('node' in event)) return fitCamera(grown, viewport)
    const parent = recording.columns.parent[event.node]
    const acting = event.kind === 'generate' && parent >= 0 ? parent : event.node
    const near = { ...fitCamera(grown, viewport), scale: followScale(grown, viewport) }
    return followCamera(near, recording, grown, viewport, acting, twinAt(recording, event))
  }
}
