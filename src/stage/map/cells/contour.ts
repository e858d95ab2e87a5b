import type { CellMap } from '../../../problems/problem'
import { cellStates } from './cellsAt'

/** A straight part of a line along the sides of cells: from one corner to another, in cells. */
export interface ContourPart {
  readonly fromX: number
  readonly fromY: number
  readonly toX: number
  readonly toY: number
}

// By twos: only of a reached and an unreached cell the sum is one.
const unreached = 0
const reached = 1
const wall = 2

/**
 * The line around what a search has reached on a grid: between the cells that were reached and free
 * ones that were not. Walls and the edge of the map are seen by themselves.
 *
 * Plain loops from row to row: it is drawn at each frame while steps hurry by.
 *
 * @param states by cell, what a search has done with it
 */
export function contourOf(
  { width, height, costs }: Pick<CellMap, 'width' | 'height' | 'costs'>,
  states: Uint8Array,
): readonly ContourPart[] {
  const kinds = new Uint8Array(width * height)
  for (let cell = 0; cell < kinds.length; cell++) {
    const isReached = states[cell] !== cellStates.untouched
    kinds[cell] = costs[cell] === 0 ? wall : isReached ? reached : unreached
  }
  const parts: ContourPart[] = []
  // Where the line above the row that is looked at, and the one left of each of its cells, began.
  const downFrom = new Int32Array(width).fill(-1)
  for (let y = 0; y <= height; y++) {
    let acrossFrom = -1
    const row = y * width
    const isInside = y > 0 && y < height
    for (let x = 0; x <= width; x++) {
      const isAbove = isInside && x < width && kinds[row + x] + kinds[row + x - width] === 1
      if (isAbove && acrossFrom < 0) acrossFrom = x
      if (!isAbove && acrossFrom >= 0) {
        parts.push({ fromX: acrossFrom, fromY: y, toX: x, toY: y })
        acrossFrom = -1
      }
      if (x === 0 || x === width) continue
      const isLeft = y < height && kinds[row + x] + kinds[row + x - 1] === 1
      if (isLeft && downFrom[x] < 0) downFrom[x] = y
      if (!isLeft && downFrom[x] >= 0) {
        parts.push({ fromX: x, fromY: downFrom[x], toX: x, toY: y })
        downFrom[x] = -1
      }
    }
  }
  return parts
}
