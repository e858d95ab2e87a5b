import { valueOf } from '../../experiments/row'
import type { Measure, Row } from '../../experiments/row'

/** One board as two searches have it. */
export interface Point {
  readonly board: number
  readonly x: number
  readonly y: number
}

/** The boards that both searches have solved, in the order of the first one's values. */
export function pointsOf(
  rows: readonly Row[],
  measure: Measure,
  [across, up]: readonly [number, number],
): readonly Point[] {
  const values = (search: number) => {
    const own = rows.filter((row) => row.search === search && row.outcome === 'solved')
    return new Map(own.map((row) => [row.board, valueOf(row, measure)]))
  }
  const [xs, ys] = [values(across), values(up)]
  const points = [...xs].flatMap(([board, x]) => {
    const y = ys.get(board)
    return x === undefined || y === undefined ? [] : [{ board, x, y }]
  })
  return points.toSorted((one, other) => one.x - other.x || one.y - other.y)
}
