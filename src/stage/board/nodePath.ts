import type { Problem } from '../../problems/problem'
import { boardPathOf } from '../../recording/query/path/boardPath'
import type { BoardPath } from '../../recording/query/path/boardPath'
import { stateOf } from '../../recording/query/path/path'
import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'
import type { ToldMove } from '../../words/move'
import { toldMove } from '../toldMove'

/** A move on the path of a node. */
export interface NumberedMove {
  /** 1 for the first move. */
  readonly number: number
  /** The node it leads to, and when that was generated. */
  readonly node: Node
  readonly generatedAt: number
  readonly move: ToldMove
}

/** The path of a node: how many moves it has, and the last of them. */
export interface NodePath {
  readonly leads: BoardPath['leads']
  readonly count: number
  readonly moves: readonly NumberedMove[]
}

/** The path of a node at a step, with its last moves, at most as many as are asked for. */
export function nodePath(
  recording: Recording,
  problem: Problem,
  node: Node,
  step: number,
  most = 80,
): NodePath {
  const { leads, moves } = boardPathOf(recording, problem, node, step)
  const cut = Math.max(0, moves.length - most)
  return {
    leads,
    count: moves.length,
    moves: moves.slice(cut).map(({ from, action, to }, index) => ({
      number: cut + index + 1,
      node: to,
      generatedAt: recording.columns.generatedAt[to],
      move: toldMove(problem, stateOf(recording, from), action),
    })),
  }
}
