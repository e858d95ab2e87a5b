import { max } from 'd3'
import type { CellMap, PlaceMap } from '../../problems/problem'
import { inCosts } from '../../recording/costs'
import { solutionPathsAt } from '../../recording/query/solutions'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { cellsAt, cellStates } from '../../stage/map/cells/cellsAt'
import { fitted, placedMap } from '../../stage/map/places/placedMap'
import type { MapPoint } from '../../stage/map/places/placedMap'
import { placesAt } from '../../stage/map/places/placesAt'
import { nodeValues } from '../../stage/nodeValues'
import { priorityOf } from '../../stage/priority'
import { arrowHead, circleAt, lineBetween, polyline, textAt } from './mapShapes'
import type { MapShape } from './mapShapes'

/** A map as a drawing that does not move, in pixels. */
export interface MapStill {
  readonly width: number
  readonly height: number
  readonly elements: readonly MapShape[]
}

const widest = 640
// Names and values stand below the places.
const margin = { x: 50, y: 34 }
const heightOfPlaces = 340
const radius = 9
const belowPlace = { name: 22, value: 35 }
const largestCell = 30

/** The map of a problem at a step, with the colours of the stage; nothing where it has none. */
export function mapStill(recording: Recording, run: Run, step: number): MapStill | undefined {
  const { map } = run.problem
  const { low } = recording.columns
  const solutions = solutionPathsAt(recording, step).map((parts) =>
    parts.flatMap((nodes) => nodes.map((node) => low[node])),
  )
  if (map?.kind === 'places') return stillOfPlaces(recording, run, step, map, solutions)
  if (map?.kind === 'cells') return stillOfCells(recording, run, step, map, solutions)
  return undefined
}

function stillOfPlaces(
  recording: Recording,
  run: Run,
  step: number,
  map: PlaceMap,
  solutions: readonly (readonly number[])[],
): MapStill {
  const size = { width: widest, height: heightOfPlaces }
  const points = fitted(placedMap(map), size, margin)
  const moments = placesAt(recording, step, map.places.length)
  const isOrdered = run.chosen.solver.frontier.order === 'priority'
  const valueOf = (place: number): string => {
    const { status, node } = moments[place]
    if (!isOrdered || status !== 'waiting' || node === undefined) return ''
    return String(priorityOf(run.chosen, nodeValues(recording, run, node)).value)
  }
  const ways = map.ways.flatMap(({ from, to, cost, directed }) => {
    const [a, b] = [points[from], points[to]]
    const [middle, told] = [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, inCosts(run.problem, cost)]
    return [
      lineBetween(a, b, 'way'),
      ...(directed ? [arrowHead(a, b, radius)] : []),
      ...(run.problem.costs ? [textAt(middle, String(told), 'cost')] : []),
    ]
  })
  const places = map.places.flatMap(({ name }, place) => {
    const { x, y } = points[place]
    return [
      circleAt(points[place], radius, `place ${moments[place].status}`),
      ...(run.problem.isGoal(place, 0) ? [circleAt(points[place], radius / 3, 'aim')] : []),
      textAt({ x, y: y + belowPlace.name }, name, 'name'),
      textAt({ x, y: y + belowPlace.value }, valueOf(place), 'value'),
    ]
  })
  const found = solutions.map((path) => polyline(path.map((place) => points[place])))
  return { ...size, elements: [...ways, ...found, ...places] }
}

function stillOfCells(
  recording: Recording,
  run: Run,
  step: number,
  { width, height, costs }: CellMap,
  solutions: readonly (readonly number[])[],
): MapStill {
  const side = Math.min(largestCell, widest / width)
  const states = new Uint8Array(costs.length)
  cellsAt(recording, step, states)
  const dearest = max(costs) ?? 1
  const middleOf = (cell: number): MapPoint => ({
    x: ((cell % width) + 0.5) * side,
    y: (Math.floor(cell / width) + 0.5) * side,
  })
  const elements = Array.from(costs, (cost, cell): readonly MapShape[] => {
    const { x, y } = middleOf(cell)
    const kind = cost === 0 ? 'wall' : states[cell] === cellStates.untouched ? 'free' : kindOf(cell)
    const square = { x: x - side / 2, y: y - side / 2, width: side, height: side }
    const isEnd = cell === run.problem.start.low || run.problem.isGoal(cell, 0)
    const letter = isEnd ? (cell === run.problem.start.low ? 'S' : 'G') : ''
    const told = dearest > 1 && cost > 0 && letter === '' ? String(cost) : letter
    return [
      { name: 'rect', attributes: { ...square, class: `cell ${kind}` } },
      textAt({ x, y: y + 4 }, told, 'cost'),
    ]
  })
  function kindOf(cell: number): string {
    return states[cell] === cellStates.waiting ? 'waiting' : 'expanded'
  }
  const found = solutions.map((path) => polyline(path.map(middleOf)))
  return { width: width * side, height: height * side, elements: [...elements.flat(), ...found] }
}
