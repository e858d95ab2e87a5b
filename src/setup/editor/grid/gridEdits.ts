import { withFarEnds } from '../../../problems/grid/flood'
import { cellNumber, gridCell, mostAcross } from '../../../problems/grid/gridMap'
import type { GridMap } from '../../../problems/grid/gridMap'

/** The ends of a way over a grid. */
export type GridEnd = 'start' | 'goal'

/** The fewest cells of a drawn grid in a row and in a column: there is room for a start and a goal. */
export const leastAcross = 2

/** The same grid with another start or goal. The cell becomes free; that of the other end is kept. */
export function withEnd(map: GridMap, end: GridEnd, cell: number): GridMap {
  if (cell === (end === 'start' ? map.goal : map.start)) return map
  if (map.costs[cell] > 0) return { ...map, [end]: cell }
  const costs = map.costs.slice()
  costs[cell] = 1
  return { ...map, costs, [end]: cell }
}

/** The same grid with a start and a goal: one that is missing is put far away from the other. */
export function withBothEnds(map: GridMap): GridMap {
  const { start, goal } = map
  if (start !== undefined && goal !== undefined) return map
  const far = withFarEnds({ ...map, start: undefined, goal: undefined })
  if (far.start === undefined || far.goal === undefined) return map
  if (start === undefined && goal === undefined) return far
  const known = start ?? goal
  const other = known === far.goal ? far.start : far.goal
  return withEnd(map, start === undefined ? 'start' : 'goal', other)
}

/** The same grid without walls and costs. */
export function cleared(map: GridMap): GridMap {
  return { ...map, costs: new Uint8Array(map.costs.length).fill(1) }
}

/** The grid with more or fewer columns and rows, at the right and at the bottom; new cells are free. */
export function resized(map: GridMap, columns: number, rows: number): GridMap {
  const size = { width: across(columns), height: across(rows) }
  const costs = new Uint8Array(size.width * size.height).fill(1)
  const kept = Math.min(map.width, size.width)
  for (let row = 0; row < Math.min(map.height, size.height); row++) {
    const from = row * map.width
    costs.set(map.costs.subarray(from, from + kept), row * size.width)
  }
  const moved = (cell: number | undefined) =>
    cell === undefined ? undefined : cellNumber(size, gridCell(map, cell))
  return withBothEnds({ ...size, costs, start: moved(map.start), goal: moved(map.goal) })
}

function across(count: number): number {
  return Math.min(mostAcross, Math.max(leastAcross, Math.trunc(count)))
}

/** The cells from one to another in a straight line, both with them, so that a fast stroke has no gaps. */
export function cellsBetween(
  map: Pick<GridMap, 'width'>,
  from: number,
  to: number,
): readonly number[] {
  const [one, other] = [gridCell(map, from), gridCell(map, to)]
  const [columns, rows] = [other.column - one.column, other.row - one.row]
  const steps = Math.max(Math.abs(columns), Math.abs(rows), 1)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const column = one.column + Math.round((columns * step) / steps)
    return (one.row + Math.round((rows * step) / steps)) * map.width + column
  })
}
