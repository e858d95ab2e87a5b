import type { BoardSize, Cells } from '../../../problems/sliding/board'
import { inversionPairs } from '../../../problems/sliding/parity'

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

// Beside the numbers of the tiles, so that they can be read.
const aside = 0.875

/** The blank's way to its place in the goal, along its row and then its column. */
export interface BlankWay {
  /** As a path of SVG, in cells. */
  readonly path: string
  readonly end: { readonly x: number; readonly y: number }
}

/** Where the blank's way is drawn; nothing where the blank stands in its place already. */
export function blankWay({ columns }: BoardSize, start: Cells, goal: Cells): BlankWay | undefined {
  const [from, to] = [start.indexOf(0), goal.indexOf(0)]
  if (from === to) return undefined
  const point = (cell: number) => {
    return { x: (cell % columns) + aside, y: Math.floor(cell / columns) + aside }
  }
  const [{ x, y }, end] = [point(from), point(to)]
  return { path: `M${x} ${y}H${end.x}V${end.y}`, end }
}
