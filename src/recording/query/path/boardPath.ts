import type { Action, Problem } from '../../../problems/problem'
import { Successors } from '../../../problems/successors'
import type { Node } from '../../../solvers/solver'
import type { Columns } from '../../columns'
import type { Recording } from '../../recording'
import { solutionMarkers } from '../markers'
import { pathTo } from './path'

/** A move from the board of one node to that of another. */
export interface BoardMove {
  readonly from: Node
  readonly action: Action
  readonly to: Node
}

/** The moves that a node stands for, in the order in which they are made on the board. */
export interface BoardPath {
  /** From the start to the node; from the node on to the goal; or from the start to the goal through it. */
  readonly leads: 'fromStart' | 'toGoal' | 'through'
  readonly moves: readonly BoardMove[]
}

/** The path of a node at a step: where its search has met the other one, the path through both. */
export function boardPathOf(
  recording: Recording,
  problem: Problem,
  node: Node,
  step: number,
): BoardPath {
  const { columns } = recording
  const found = solutionMarkers(recording).get(node)
  if (found?.meets !== undefined && found.event <= step) {
    return { leads: 'through', moves: movesThrough(problem, columns, node, found.meets) }
  }
  return columns.side[node] === 1
    ? { leads: 'toGoal', moves: movesFrom(problem, columns, node) }
    : { leads: 'fromStart', moves: movesTo(columns, node) }
}

/**
 * The actions of the solution that a node ends: from the root to the node, and where the node meets
 * one of the other side, on from there to the goal, each backward move turned round.
 *
 * @throws TypeError when a move of the other side cannot be turned round
 */
export function solutionActions(
  problem: Problem,
  columns: Readonly<Columns>,
  node: Node,
  meets?: Node,
): Uint16Array {
  if (meets === undefined) return actionsTo(columns, node)
  return Uint16Array.from(movesThrough(problem, columns, node, meets), ({ action }) => action)
}

function movesThrough(
  problem: Problem,
  columns: Readonly<Columns>,
  node: Node,
  meets: Node,
): readonly BoardMove[] {
  const [forward, backward] = columns.side[node] === 0 ? [node, meets] : [meets, node]
  return [...movesTo(columns, forward), ...movesFrom(problem, columns, backward)]
}

/** A depth-first search finds solutions of many thousand moves: no object is made for each. */
function actionsTo({ action, depth, parent }: Readonly<Columns>, node: Node): Uint16Array {
  let left = depth[node]
  const actions = new Uint16Array(left)
  for (let at = node; left > 0; at = parent[at]) actions[--left] = action[at]
  return actions
}

function movesTo(columns: Readonly<Columns>, node: Node): readonly BoardMove[] {
  return pathTo({ columns }, node)
    .slice(1)
    .map((to) => ({ from: columns.parent[to], action: columns.action[to], to }))
}

/** The moves from a node of the tree that grows from the goal to its root. */
function movesFrom(problem: Problem, columns: Readonly<Columns>, node: Node): readonly BoardMove[] {
  return pathTo({ columns }, node)
    .slice(1)
    .toReversed()
    .map((from) => ({
      from,
      action: inverseAction(problem, columns, from),
      to: columns.parent[from],
    }))
}

/**
 * The action that leads from a node back to its parent.
 *
 * @throws TypeError when its move cannot be turned round
 */
function inverseAction(
  problem: Problem,
  { low, high, parent }: Readonly<Columns>,
  node: Node,
): Action {
  const above = parent[node]
  const back = new Successors()
  problem.successors(low[node], high[node], back)
  for (let at = 0; at < back.count; at++) {
    if (back.low[at] === low[above] && back.high[at] === high[above]) return back.action[at]
  }
  throw new TypeError('a move of the search from the goal has no inverse')
}
