import type { Action, Problem } from '../../problems/problem'
import { Successors } from '../../problems/successors'
import type { Node } from '../../solvers/solver'
import type { Columns } from '../columns'

/**
 * The actions of the solution that a node ends: from the root to the node, and where the node meets
 * one of the other side, on from there to the goal, each backward move turned round.
 *
 * @throws TypeError when a move of the other side cannot be turned round
 */
export function solutionThrough(
  problem: Problem,
  columns: Readonly<Columns>,
  node: Node,
  meets?: Node,
): readonly Action[] {
  if (meets === undefined) return actionsTo(columns, node)
  const isForward = columns.side[node] === 0
  const [forward, backward] = isForward ? [node, meets] : [meets, node]
  return [...actionsTo(columns, forward), ...actionsFrom(problem, columns, backward)]
}

function actionsTo({ parent, action }: Readonly<Columns>, node: Node): Action[] {
  const actions: Action[] = []
  for (let at = node; parent[at] >= 0; at = parent[at]) actions.push(action[at])
  return actions.reverse()
}

/** The actions from a node of the backward tree to its root, the goal. */
function actionsFrom(problem: Problem, columns: Readonly<Columns>, node: Node): Action[] {
  const { parent } = columns
  const actions: Action[] = []
  for (let at = node; parent[at] >= 0; at = parent[at]) {
    actions.push(turnedRound(problem, columns, at))
  }
  return actions
}

/**
 * The action that leads from a node back to its parent.
 *
 * @throws TypeError when its move cannot be turned round
 */
export function turnedRound(
  problem: Problem,
  { low, high, parent }: Readonly<Columns>,
  node: Node,
): Action {
  const above = parent[node]
  const successors = new Successors()
  problem.successors(low[node], high[node], successors)
  const back = indexOf(successors, low[above], high[above])
  if (back === undefined) throw new TypeError('a move of the search from the goal has no inverse')
  return successors.action[back]
}

function indexOf(successors: Successors, low: number, high: number): number | undefined {
  for (let at = 0; at < successors.count; at++) {
    if (successors.low[at] === low && successors.high[at] === high) return at
  }
  return undefined
}
