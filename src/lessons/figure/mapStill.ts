import type { Problem, StateMap } from '../../problems/problem'
import { nodeValues } from '../../recording/query/nodeValues'
import { solutionPathsAt } from '../../recording/query/path/solutions'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { cellsAt, cellStates } from '../../stage/map/cells/cellsAt'
import { placesAt } from '../../stage/map/places/placesAt'
import { unreachedValue } from '../../stage/map/places/placeValue'
import { priorityOf } from '../../stage/priority'
import { cellsStill } from './cellsStill'
import { noMarks } from './mapMarks'
import type { MapMarks } from './mapMarks'
import type { MapStill } from './mapShapes'
import { placesStill } from './placesStill'

const widest = 640
const heightOfPlaces = 460
/** A low drawing has room for this number of places. */
const fewPlaces = 10

/** The map of a problem at a step, with the colours of the stage; nothing where it has none. */
export function mapStill(recording: Recording, run: Run, step: number): MapStill | undefined {
  const { map } = run.problem
  if (map?.kind === 'places') {
    const marks = marksOfPlaces(recording, run, step, map.places.length)
    return placesStill(run.problem, map, marks, { width: widest, height: heightOfPlaces })
  }
  return (
    map && cellsStill(run.problem, map, marksOfCells(recording, step, map.costs.length), widest)
  )
}

/** The map of a problem before any search, so wide at most, with marks of a reader's own. */
export function unsearchedMap(
  problem: Problem,
  map: StateMap,
  room: number,
  marks = noMarks,
): MapStill {
  const width = Math.min(widest, room)
  if (map.kind === 'cells') return cellsStill(problem, map, marks, width)
  const tall = map.places.length > fewPlaces ? 1.25 : 0.7
  return placesStill(problem, map, marks, { width, height: Math.min(heightOfPlaces, width * tall) })
}

function marksOfPlaces(recording: Recording, run: Run, step: number, count: number): MapMarks {
  const moments = placesAt(recording, step, count)
  const isOrdered = run.chosen.solver.frontier.order === 'priority'
  return {
    statusOf: (place) => moments[place].status,
    valueOf(place) {
      const { status, node } = moments[place]
      if (node === undefined) return unreachedValue(run, { low: place, high: 0 })
      if (!isOrdered || status !== 'waiting') return ''
      return String(priorityOf(run.chosen, nodeValues(recording, run, node)).value)
    },
    solutions: solutionsAt(recording, step),
  }
}

/** By what a search has done with a cell. */
const cellStatuses = Object.keys(cellStates)

function marksOfCells(recording: Recording, step: number, count: number): MapMarks {
  const states = new Uint8Array(count)
  cellsAt(recording, step, states)
  return {
    ...noMarks,
    statusOf: (cell) => cellStatuses[states[cell]],
    solutions: solutionsAt(recording, step),
  }
}

function solutionsAt(recording: Recording, step: number): MapMarks['solutions'] {
  const { low } = recording.columns
  return solutionPathsAt(recording, step).map((parts) =>
    parts.flatMap((nodes) => nodes.map((node) => low[node])),
  )
}
