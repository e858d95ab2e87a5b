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
import { arrowHead, beside, circleAt, lineBetween, polyline, textAt } from './mapShapes'
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
const heightOfPlaces = 460
/** Where the cost of a way may stand, the best place first. */
const besideWay = [12, -12, 24, -24, 34, -34]
const halfCost = { width: 11, height: 7 }
const radius = 9
const belowPlace = { name: 22, value: 35 }
const widthOfLetter = 7
const largestCell = 30
/** From the line of a letter to its middle. */
const halfLetter = 4

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
  const ways = map.ways.flatMap(({ from, to, directed }) => {
    const [a, b] = [points[from], points[to]]
    return [lineBetween(a, b, 'way'), ...(directed ? [arrowHead(a, b, radius)] : [])]
  })
  /** Whether a cost can stand at a point without touching a place, its name or its value. */
  const isFree = ({ x, y }: MapPoint): boolean =>
    map.places.every(({ name }, place) => {
      const [across, down] = [Math.abs(x - points[place].x), y - points[place].y]
      const isBeside = across > (name.length * widthOfLetter) / 2 + halfCost.width
      const isAbove = down < radius - halfCost.height
      const isBelow = down > belowPlace.value + halfCost.height
      return (isBeside || isAbove || isBelow) && Math.hypot(across, down) > radius + halfCost.height
    })
  const costs = map.ways.map(({ from, to, cost }) => {
    const told = run.problem.costs ? String(inCosts(run.problem, cost)) : ''
    const spots = besideWay.map((away) => beside(points[from], points[to], away))
    const { x, y } = spots.find(isFree) ?? spots[0]
    return textAt({ x, y: y + halfLetter }, told, 'cost')
  })
  const marks = points.flatMap((point, place) => [
    circleAt(point, radius, `place ${moments[place].status}`),
    ...(run.problem.isGoal(place, 0) ? [circleAt(point, radius / 3, 'aim')] : []),
  ])
  const names = map.places.flatMap(({ name }, place) => {
    const { x, y } = points[place]
    return [
      textAt({ x, y: y + belowPlace.name }, name, 'name'),
      textAt({ x, y: y + belowPlace.value }, valueOf(place), 'value'),
    ]
  })
  const found = solutions.map((path) => polyline(path.map((place) => points[place])))
  // What is told is never covered.
  return { ...size, elements: [...ways, ...found, ...marks, ...costs, ...names] }
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
  const kindOf = (cell: number): string => {
    if (costs[cell] === 0) return 'wall'
    if (states[cell] === cellStates.untouched) return 'free'
    return states[cell] === cellStates.waiting ? 'waiting' : 'expanded'
  }
  const toldOf = (cell: number): string => {
    if (cell === run.problem.start.low) return 'S'
    if (run.problem.isGoal(cell, 0)) return 'G'
    return dearest > 1 && costs[cell] > 0 ? String(costs[cell]) : ''
  }
  const cells = Array.from(costs, (_, cell) => cell)
  const squares = cells.map((cell): MapShape => {
    const { x, y } = middleOf(cell)
    const square = { x: x - side / 2, y: y - side / 2, width: side, height: side }
    return { name: 'rect', attributes: { ...square, class: `cell ${kindOf(cell)}` } }
  })
  const told = cells.map((cell) => {
    const { x, y } = middleOf(cell)
    return textAt({ x, y: y + halfLetter }, toldOf(cell), 'cost')
  })
  const found = solutions.map((path) => polyline(path.map(middleOf)))
  return { width: width * side, height: height * side, elements: [...squares, ...found, ...told] }
}
