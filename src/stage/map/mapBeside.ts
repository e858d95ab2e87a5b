import { nodeOf } from '../../player/currentNode'
import type { CellMap, PlaceMap } from '../../problems/problem'
import { frontierOrderOf } from '../../recording/frontierOrder'
import { eventAt } from '../../recording/query/events'
import { frontierAt } from '../../recording/query/frontier/frontier'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { mapOf } from '../../recording/stateMap'
import type { MappedStates } from '../../recording/stateMap'
import { measured } from '../tree/brush/measured'
import { boardSizesOf } from '../tree/picture/detailLevel'
import type { MapBeside, PaintStep, RoomBeside } from '../tree/save/mapBesideTree'
import { cellColours } from './cells/cellColours'
import { cellRoom } from './cells/cellRoom'
import { paintCellMap } from './cells/paintCellMap'
import { mapLegend } from './mapMarks'
import type { MapSubject } from './mapMoment'
import { paintPlaces } from './places/paintPlaces'
import type { MapPoint } from './places/placed/placedMap'
import { placedSoon } from './places/placed/usePlaced'
import { placesLayout, scenesOf } from './places/placesLayout'
import { searchedMap } from './places/searchedMap'
import { shownMap } from './places/shownMap'

/** The map of a run's problem, to be painted at steps beside the tree; nothing where it has none. */
export async function mapBesideOf(run: Run, recording: Recording): Promise<MapBeside | undefined> {
  const mapped = mapOf(run.problem)
  if (!mapped) return undefined
  const { map } = mapped
  const at = (step: number) => mapSubjectAt(run, recording, step)
  const legend = mapLegend(map)
  if (map.kind === 'cells') return { legend, paintIn: (room) => cellsIn(room, map, run, at) }
  const placed = await placedSoon(map)
  return { legend, paintIn: (room) => placesIn(room, { map, mapped, placed }, run, at) }
}

/** A moment as a stage shows it while nothing is pointed out. */
function mapSubjectAt(run: Run, recording: Recording, step: number): MapSubject {
  const event = eventAt(recording, step)
  const frontier = frontierAt(recording, step, frontierOrderOf(run.chosen))
  const current = nodeOf(event, recording)
  const described = { recording, step, event, frontier, current }
  return { run, described, selected: undefined, pointed: undefined }
}

function cellsIn(
  { width, height, palette }: RoomBeside,
  map: CellMap,
  run: Run,
  at: (step: number) => MapSubject,
): PaintStep {
  const paper = {
    map,
    width,
    height,
    palette,
    room: cellRoom(map, { width, height }),
    image: new OffscreenCanvas(1, 1),
    states: new Uint8Array(map.width * map.height),
    colours: cellColours(palette),
  }
  return (brush, step) => paintCellMap(brush, paper, run, at(step))
}

interface PlacedStates {
  readonly map: PlaceMap
  readonly mapped: MappedStates
  readonly placed: readonly MapPoint[]
}

function placesIn(
  { width, height, palette }: RoomBeside,
  { map, mapped, placed }: PlacedStates,
  run: Run,
  at: (step: number) => MapSubject,
): PaintStep {
  const scenes = scenesOf(mapped, (state) => run.problem.draw(state))
  const drawn = { scenes, boards: boardSizesOf(scenes[0], palette.letters) }
  const layout = placesLayout(
    searchedMap(map, mapped, run.problem),
    placed,
    { width, height, tools: { width: 0, height: 0 }, palette, measure: measured },
    mapped.isStateGraph ? drawn : undefined,
  )
  return (brush, step) =>
    paintPlaces(
      brush,
      { layout, shown: shownMap(at(step), run, mapped, layout.isCrowded) },
      palette,
    )
}
