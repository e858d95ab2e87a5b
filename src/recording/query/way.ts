import type { Action, Problem } from '../../problems/problem'
import type { Node } from '../../solvers/solver'
import { pathTo } from './path'
import type { Recording } from '../recording'
import { turnedRound } from './solutionThrough'
import { solutionMarks } from './solutions'

/** A move from the board of one node to that of another. */
export interface WayMove {
  readonly from: Node
  readonly action: Action
  readonly to: Node
}

/** The moves that a node stands for, in the order in which they are made on the board. */
export interface Way {
  /** From the start to the node; from the node on to the goal; or all the way through it. */
  readonly leads: 'fromStart' | 'toGoal' | 'through'
  readonly moves: readonly WayMove[]
}

/** The way of a node at a step: where its search has met the other one, the way through both. */
export function wayOf(recording: Recording, problem: Problem, node: Node, step: number): Way {
  const isBackward = recording.columns.side[node] === 1
  const mark = solutionMarks(recording).get(node)
  if (mark?.meets === undefined || mark.event > step) {
    return isBackward
      ? { leads: 'toGoal', moves: movesOn(recording, problem, node) }
      : { leads: 'fromStart', moves: movesTo(recording, node) }
  }
  const [forward, backward] = isBackward ? [mark.meets, node] : [node, mark.meets]
  const moves = [...movesTo(recording, forward), ...movesOn(recording, problem, backward)]
  return { leads: 'through', moves }
}

function movesTo(recording: Recording, node: Node): readonly WayMove[] {
  const { parent, action } = recording.columns
  return pathTo(recording, node)
    .slice(1)
    .map((to) => ({ from: parent[to], action: action[to], to }))
}

/** The moves from a node of the tree that grows from the goal to its root. */
function movesOn(recording: Recording, problem: Problem, node: Node): readonly WayMove[] {
  const { columns } = recording
  return pathTo(recording, node)
    .slice(1)
    .toReversed()
    .map((from) => ({
      from,
      action: turnedRound(problem, columns, from),
      to: columns.parent[from],
    }))
}
