import { horizonsUpTo } from '../../../src/layout/horizons'
import { layOutTree, levelOf } from '../../../src/layout/treeLayout'
import type { LessonPlace } from '../../../src/lessons/route'
import { eventAt, rowsAt } from '../../../src/recording/query/events'
import { frontierAt } from '../../../src/recording/query/frontier'
import { frontierOrderOf } from '../../../src/recording/frontierOrder'
import { iterationAt } from '../../../src/recording/query/iterations'
import type { Recording } from '../../../src/recording/recording'
import { mapOf } from '../../../src/recording/stateMap'
import type { MappedStates } from '../../../src/recording/stateMap'
import type { Run } from '../../../src/recording/run'
import { fitCamera, legibleScale, viewOf } from '../../../src/stage/tree/camera/camera'
import type { Camera } from '../../../src/stage/tree/camera/camera'
import { followCamera, nearCamera } from '../../../src/stage/tree/camera/followCamera'
import { grownTo } from '../../../src/stage/tree/camera/grownBounds'
import { placesAt } from '../../../src/stage/map/places/placesAt'
import { isInView } from '../../../src/stage/tree/camera/inView'
import { boardSizesOf, leastMark } from '../../../src/stage/tree/picture/detailLevel'
import { levelsInView } from '../../../src/stage/tree/picture/levelsInView'

// The tree beside a text at 1366 × 768, by the pane below it.
const viewports = {
  map: { width: 934, height: 209 },
  board: { width: 934, height: 308 },
  frontier: { width: 934, height: 344 },
  counts: { width: 934, height: 284 },
  code: { width: 934, height: 206 },
}

/** How a node is seen as the stage comes to a place: not at all, as a mark, or as a board. */
export type Seen = 'not there' | 'out of view' | 'too small' | 'mark' | 'board'

export function seenOnStage(
  recording: Recording,
  run: Run,
  place: LessonPlace,
  step: number,
  node: number,
): Seen {
  const { firstRow, endRow } = iterationAt(recording, step)
  const rows = rowsAt(recording, step)
  if (node < firstRow || node >= rows) return 'not there'
  const mapped = mapOf(run.problem)
  if (place.picture === 'map' && mapped) return seenOnMap(mapped)
  const below = place.pane
  const boards = boardSizesOf(run.problem.draw(run.problem.start), 1)
  const viewport = { ...viewports[below], legible: boards.legible }
  if (below === 'board' && place.node === node) return 'board'
  const waits = frontierAt(recording, step, frontierOrderOf(run.chosen))
  if (below === 'frontier' && waits.length < 8 && waits.includes(node)) return 'board'
  // The stage lays out more of the tree than there is at a step.
  const horizon = horizonsUpTo(endRow - firstRow).find((each) => firstRow + each >= rows)
  const end = firstRow + (horizon ?? endRow - firstRow)
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
    const near = { ...fitCamera(grown, viewport), scale: legibleScale(grown, viewport) }
    return followCamera(near, recording, grown, viewport, acting)
  }
}
