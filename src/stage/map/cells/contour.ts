import type { CellMap } from '../../../problems/problem'
import { cellStates } from './cellsAt'

/** A straight part of a line along the sides of cells: from one corner to another, in cells. */
export interface ContourPart {
  readonly fromX: number
  readonly fromY: number
  readonly toX: number
  readonly toY: number
}

/**
 * The line around what a search has reached on a grid: between the cells that were reached and free
 * ones that were not. Walls and the edge of the map are seen by themselves.
 *
 * @param states by cell, what a search has done with it
 */
export function contourOf(
  { width, height, costs }: Pick<CellMap, 'width' | 'height' | 'costs'>,
  states: Uint8Array,
): readonly ContourPart[] {
  const parts: ContourPart[] = []
  const isBetween = (one: number, other: number) =>
    (states[one] === cellStates.untouched) !== (states[other] === cellStates.untouched) &&
    costs[one] !== 0 &&
    costs[other] !== 0
  for (let y = 1; y < height; y++) {
    alongLine(
      width,
      (x) => isBetween((y - 1) * width + x, y * width + x),
      (from, to) => parts.push({ fromX: from, fromY: y, toX: to, toY: y }),
    )
  }
  for (let x = 1; x < width; x++) {
    alongLine(
      height,
      (y) => isBetween(y * width + x - 1, y * width + x),
      (from, to) => parts.push({ fromX: x, fromY: from, toX: x, toY: to }),
    )
  }
  return parts
}

/** Finds the longest runs of places of which something is so. */
function alongLine(
  length: number,
  isSo: (at: number) => boolean,
  found: (from: number, to: number) => void,
): void {
  let from = -1
  for (let at = 0; at <= length; at++) {
    const so = at < length && isSo(at)
    if (so && from < 0) from = at
    if (so || from < 0) continue
    found(from, at)
    from = -1
  }
}
