import type { Heuristic } from '../problem'
import { straightDirections } from './directions'
import type { StepRules } from './directions'
import type { GridMap } from './gridMap'
import { fineUnits, stepUnits } from './stepCosts'
import type { StepUnits } from './stepCosts'

/** The heuristics of grids, those for straight steps first. */
export const gridHeuristics = ['manhattan', 'octile', 'euclidean', 'zero'] as const

type GridHeuristic = (typeof gridHeuristics)[number]

const byDiagonals: readonly GridHeuristic[] = ['octile', 'euclidean', 'manhattan', 'zero']

/**
 * Heuristics for the cost from a cell to the goal, the default one first. Let x and y be how many
 * columns and rows they lie apart, m the lesser of the two, M the other, and c the least cost of a
 * cell. A straight step costs at least c × one units, a diagonal one at least c × diagonal, and
 * one ≤ diagonal ≤ 2 × one. Each heuristic is 0 at the goal. So if no step lowers it by more than the
 * step costs, it is consistent, and then never more than the true cost. Walls only make ways longer.
 *
 * - `manhattan`: c × one × (x + y). A straight step lowers x + y by one at most. A diagonal step
 *   lowers it by two, and costs less than twice as much: with 8 neighbours it is not admissible.
 * - `octile`: c × (one × (M − m) + diagonal × m), the cost of a way without walls. A straight step
 *   lowers it by c × one (M falls) or by c × (diagonal − one) (m falls), which is no more than
 *   c × one. A diagonal step lowers it by c × diagonal (both fall), or by c × (2 × one − diagonal),
 *   which is no more than that (one falls, one rises). With 4 neighbours a diagonal counts 1.4142.
 * - `euclidean`: c × u × √(x² + y²), where u is the units for a length of one: the lesser of one
 *   and diagonal / √2, as a diagonal step is √2 long. By the triangle inequality a step lowers the
 *   distance by no more than its own length, and so h by no more than its cost.
 * - `zero`: nothing is known.
 *
 * Octile and Euclidean are rounded down. Costs are whole numbers, so that keeps them consistent:
 * from a ≤ k + b with a whole k follows ⌊a⌋ ≤ k + ⌊b⌋.
 */
export function heuristicsOfGrid(
  map: GridMap,
  rules: StepRules,
  goal: number,
): readonly Heuristic[] {
  const { width } = map
  const goalColumn = goal % width
  const goalRow = (goal - goalColumn) / width
  const isStraight = rules.neighbours === straightDirections
  const of = distances(map, rules)
  return (isStraight ? gridHeuristics : byDiagonals).map((id) => {
    const distance = of[id]
    return {
      id,
      admissible: id !== 'manhattan' || isStraight,
      of(low) {
        const column = low % width
        const row = (low - column) / width
        return distance(Math.abs(column - goalColumn), Math.abs(row - goalRow))
      },
    }
  })
}

/** By heuristic: what it is for a number of columns and rows. */
function distances(
  map: GridMap,
  rules: StepRules,
): Readonly<Record<GridHeuristic, (x: number, y: number) => number>> {
  const least = map.costs.reduce((so, cost) => (cost > 0 && cost < so ? cost : so), 9)
  const units = stepUnits(map, rules)
  const { one, diagonal } = units
  const isStraight = rules.neighbours === straightDirections
  // The square of u × c. It is whole, and so is all below the root: below 2^53 and with a root
  // below 2^26, which `Math.sqrt` never rounds up to the next whole number.
  const square = least * least * (isStraight ? one * one : (diagonal * diagonal) / 2)
  return {
    manhattan: (x, y) => least * one * (x + y),
    octile: isStraight
      ? (x, y) => Math.floor((least * octileCost(fineUnits, x, y)) / fineUnits.one)
      : (x, y) => least * octileCost(units, x, y),
    euclidean: (x, y) => Math.floor(Math.sqrt(square * (x * x + y * y))),
    zero: () => 0,
  }
}

/** What a way of straight and diagonal steps costs where nothing stands in between, in units. */
function octileCost({ one, diagonal }: StepUnits, x: number, y: number): number {
  return one * Math.abs(x - y) + diagonal * Math.min(x, y)
}
