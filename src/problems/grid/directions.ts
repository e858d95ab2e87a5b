import type { StepDirection } from '../told'
import type { GridMap } from './gridMap'

/** The directions of steps, in the order of successors: an action is the place of one, from 0. */
export const stepDirections = [
  'up',
  'left',
  'right',
  'down',
  'up-left',
  'up-right',
  'down-left',
  'down-right',
] as const satisfies readonly StepDirection[]

/** How many of the directions are straight; they come first. */
export const straightDirections = 4

/** How many columns and rows a step goes, by its direction. */
export const stepColumns = [0, -1, 1, 0, -1, 1, -1, 1] as const
export const stepRows = [-1, 0, 0, 1, -1, -1, 1, 1] as const

/** Which steps a grid allows. */
export interface StepRules {
  readonly neighbours: 4 | 8
  /** Whether a diagonal step may pass a wall at its side, or go between two. */
  readonly cutsCorners: boolean
}

/** By direction: how much larger the number of the cell is that a step leads to. */
export function stepOffsets({ width }: Pick<GridMap, 'width'>): Int32Array {
  return Int32Array.from(stepDirections, (_, at) => stepRows[at] * width + stepColumns[at])
}

/**
 * By cell: the directions in which a step is possible, as bits: the bit of direction d is 1 << d.
 * Without cutting corners, a diagonal step needs both cells free that it passes between.
 */
export function possibleSteps(
  { width, height, costs }: GridMap,
  { neighbours, cutsCorners }: StepRules,
): Uint8Array {
  const steps = new Uint8Array(costs.length)
  const isFree = (column: number, row: number) =>
    column >= 0 && column < width && row >= 0 && row < height && costs[row * width + column] > 0
  for (let cell = 0; cell < steps.length; cell++) {
    if (costs[cell] === 0) continue
    const column = cell % width
    const row = (cell - column) / width
    for (let at = 0; at < neighbours; at++) {
      const [aside, below] = [column + stepColumns[at], row + stepRows[at]]
      if (!isFree(aside, below)) continue
      const isDiagonal = at >= straightDirections
      if (isDiagonal && !cutsCorners && !(isFree(aside, row) && isFree(column, below))) continue
      steps[cell] |= 1 << at
    }
  }
  return steps
}
