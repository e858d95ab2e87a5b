import type { BoardSize, Cells } from '../../../puzzles/sliding/board'
import { inversionPairs } from '../../../puzzles/sliding/parity'

/** An inversion as an arc over a row of tiles: where it begins and ends, and how high it goes. */
export interface Arc {
  readonly from: number
  readonly to: number
  readonly height: number
}

// The highest arc is lower than a half circle, so that a wide row stays a row.
const heightPerCell = 0.28
const leastHeight = 0.35

/** The inversions of a start as arcs between the centres of its cells, in one row. */
export function inversionArcs(start: Cells, goal: Cells): readonly Arc[] {
  return inversionPairs(start, goal).map(([one, other]) => {
    return { from: one, to: other, height: leastHeight + heightPerCell * (other - one - 1) }
  })
}

/** The arc as a path of SVG over a line at height 0; the centre of a cell is a half past its number. */
export function arcPath({ from, to, height }: Arc): string {
  // A cubic curve with both handles straight up reaches three quarters of their height.
  const handle = -(height * 4) / 3
  return `M${from + 0.5} 0C${from + 0.5} ${handle} ${to + 0.5} ${handle} ${to + 0.5} 0`
}

/**
 * The blank's way to its place in the goal as a path of SVG, along its row and then its column, with
 * a small square at its end; nothing where it stands there already.
 */
export function blankPath({ columns }: BoardSize, start: Cells, goal: Cells): string | undefined {
  const [from, to] = [start.indexOf(0), goal.indexOf(0)]
  if (from === to) return undefined
  const centre = (cell: number) => [(cell % columns) + 0.5, Math.floor(cell / columns) + 0.5]
  const [[x, y], [endX, endY]] = [centre(from), centre(to)]
  return `M${x} ${y}H${endX}V${endY}m-0.12 -0.12h0.24v0.24h-0.24z`
}
