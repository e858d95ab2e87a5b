import type { Action, Problem } from '../../../problems/problem'
import type { Node } from '../../../solvers/solver'
import type { Columns } from '../../columns'
import { actionCost } from '../../costs'
import { statesAlong } from './solutions'

/** The path costs (g) of nodes, in units: where every action costs one, their depths. */
export function pathCosts({ g, depth }: Pick<Columns, 'g' | 'depth'>): Columns['g' | 'depth'] {
  return g.length > 0 ? g : depth
}

/** The path cost (g) of a node, in units. */
export function pathCost(columns: Pick<Columns, 'g' | 'depth'>, node: Node): number {
  return pathCosts(columns)[node]
}

/**
 * What the actions of a solution cost together, in units.
 *
 * @throws TypeError when they cannot be made from the start
 */
export function costOfSolution(problem: Problem, actions: readonly Action[]): number {
  if (!problem.costs) return actions.length
  const states = statesAlong(problem, actions)
  if (!states) throw new TypeError('a move of the solution is not possible')
  return actions.reduce((sum, action, at) => sum + actionCost(problem, states[at], action), 0)
}
