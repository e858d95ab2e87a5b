import { readMeasure } from '../../../experiments/row'
import type { Measure, Row, RowOutcome } from '../../../experiments/row'

/** One board as two searches have it. */
export interface BoardPoint {
  readonly board: number
  readonly across: AxisPlace
  readonly up: AxisPlace
}

/** A value on an axis, or why there is none: the search ended without a solution. */
export type AxisPlace =
  | { readonly value: number }
  | { readonly value?: undefined; readonly outcome: Exclude<RowOutcome, 'solved'> }

/** Where a point stands: among the axes, or at an edge for what a search never found out. */
export type PointKind = 'point' | 'right' | 'up' | 'corner'

/**
 * The boards that both searches have run, in the order of the first one's values. A board that is
 * proven to have no solution is left out: neither search had anything to do.
 */
export function pointsOf(
  rows: readonly Row[],
  measure: Measure,
  [across, up]: readonly [number, number],
): readonly BoardPoint[] {
  const [xs, ys] = [placesOf(rows, measure, across), placesOf(rows, measure, up)]
  const points = [...xs].flatMap(([board, x]): readonly BoardPoint[] => {
    const y = ys.get(board)
    return y ? [{ board, across: x, up: y }] : []
  })
  return points.toSorted((one, other) => order(one.across, other.across) || order(one.up, other.up))
}

/** Where a point stands. */
export function kindOf({ across, up }: BoardPoint): PointKind {
  if (across.value === undefined) return up.value === undefined ? 'corner' : 'right'
  return up.value === undefined ? 'up' : 'point'
}

function placesOf(
  rows: readonly Row[],
  measure: Measure,
  search: number,
): ReadonlyMap<number, AxisPlace> {
  const own = rows.filter((row) => row.search === search && row.outcome !== 'unsolvable')
  const read = readMeasure(own, measure)
  return new Map(
    own.flatMap((row): readonly (readonly [number, AxisPlace])[] => {
      const { board, outcome } = row
      if (outcome !== 'solved') return [[board, { outcome }]]
      const value = read(row)
      return value === undefined ? [] : [[board, { value }]]
    }),
  )
}

/** What has no value stands behind all that have one. */
function order(one: AxisPlace, other: AxisPlace): number {
  const [value, against] = [one.value, other.value]
  if (value === undefined || against === undefined) {
    return Number(value === undefined) - Number(against === undefined)
  }
  return value - against
}
