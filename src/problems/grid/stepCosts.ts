import { mostCost, mostPlainH } from '../costs'
import type { Costs } from '../problem'
import { stepOffsets, straightDirections } from './directions'
import type { StepRules } from './directions'
import type { GridMap } from './gridMap'

/** How many units steps cost into a cell of cost 1. */
export interface StepUnits {
  /** A straight step, which is a cost of one. */
  readonly one: number
  readonly diagonal: number
}

/** Without diagonal steps costs are whole. */
const whole: StepUnits = { one: 1, diagonal: 2 }

/**
 * √2 as 1.4142, in units of a ten-thousandth. It is less than the true √2 by under 0.001 %, and a
 * diagonal step is always cheaper than two straight ones.
 */
export const fineUnits: StepUnits = { one: 10_000, diagonal: 14_142 }

/** √2 as 1.414, in units of a thousandth: for large grids with high costs. */
const coarse: StepUnits = { one: 1_000, diagonal: 1_414 }

/**
 * The units of the steps on a grid. A path that enters no cell twice costs at most what it costs to
 * enter each cell by a diagonal step. Where that would be more than `mostCost`, units are
 * thousandths: of 512 × 512 cells with a cost of 9 each, it is less then.
 */
export function stepUnits({ costs }: GridMap, { neighbours }: StepRules): StepUnits {
  if (neighbours === straightDirections) return whole
  const sum = costs.reduce((all, cost) => all + cost, 0)
  return sum * fineUnits.diagonal <= mostCost ? fineUnits : coarse
}

/**
 * What steps cost: entering a cell costs its number, by a diagonal step √2 times as much. Where all
 * steps cost one there are no costs but where h would not fit into a byte.
 */
export function stepCosts(map: GridMap, rules: StepRules): Costs | undefined {
  const { costs, width, height } = map
  const isPlain = rules.neighbours === straightDirections && costs.every((cost) => cost <= 1)
  if (isPlain && width + height - 2 <= mostPlainH) return undefined
  const { one, diagonal } = stepUnits(map, rules)
  const offsets = stepOffsets(map)
  return {
    one,
    of: (low, _high, action) =>
      costs[low + offsets[action]] * (action < straightDirections ? one : diagonal),
  }
}
