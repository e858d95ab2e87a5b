import { max } from 'd3'
import type { CellMap, Problem } from '../../problems/problem'
import type { MapPoint } from '../../stage/map/places/placed/placedMap'
import type { MapMarks } from './mapMarks'
import { polyline, textAt } from './mapShapes'
import type { MapShape, MapStill } from './mapShapes'

const largestCell = 30
/** From the line of a letter to its middle. */
const halfLetter = 4

/** A map of cells as a drawing that is so wide at most. */
export function cellsStill(
  problem: Problem,
  { width, height, costs }: CellMap,
  { statusOf, solutions }: MapMarks,
  widest: number,
): MapStill {
  const side = Math.min(largestCell, widest / width)
  const dearest = max(costs) ?? 1
  const middleOf = (cell: number): MapPoint => ({
    x: ((cell % width) + 0.5) * side,
    y: (Math.floor(cell / width) + 0.5) * side,
  })
  const endAt = (cell: number): string => {
    if (cell === problem.start.low) return 'S'
    return problem.isGoal(cell, 0) ? 'G' : ''
  }
  const costOf = (cell: number): string =>
    dearest > 1 && costs[cell] > 0 ? String(costs[cell]) : ''
  const cells = Array.from(costs, (_, cell) => cell)
  const squares = cells.map((cell): MapShape => {
    const { x, y } = middleOf(cell)
    const square = { x: x - side / 2, y: y - side / 2, width: side, height: side }
    const kind = costs[cell] === 0 ? 'wall' : statusOf(cell)
    return { name: 'rect', attributes: { ...square, class: `cell ${kind}` } }
  })
  const told = cells.map((cell) => {
    const { x, y } = middleOf(cell)
    const [end, line] = [endAt(cell), y + halfLetter]
    if (end !== '') return textAt({ x, y: line }, end, 'sign')
    return textAt({ x, y: line }, costOf(cell), 'cost')
  })
  const found = solutions.map((path) => polyline(path.map(middleOf)))
  return {
    width: width * side,
    height: height * side,
    elements: [...squares, ...found, ...told],
    spots: cells.map((cell) => ({ ...middleOf(cell), reach: side / 2, isRound: false })),
  }
}
