import type { Puzzle } from '../../puzzles/puzzle'
import { childrenAt, pathTo, stateOf } from '../../recording/path'
import { reasonOf } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import { statusAt } from '../../recording/status'
import type { Status } from '../../recording/status'
import type { Node, PruneReason } from '../../solvers/solver'
import type { ToldMove } from '../../words/move'
import { toldMove } from '../toldMove'

/** What is known of a node at a step. */
export interface NodeFacts {
  readonly status: Status
  readonly depth: number
  readonly generatedAt: number
  /** When the node left the frontier, unless that is yet to come. */
  readonly leftAt: number | undefined
  readonly pruned: Pruned | undefined
  /** The move that made the node; a root has none. */
  readonly move: ToldMove | undefined
  readonly children: readonly { readonly node: Node; readonly status: Status }[]
}

export interface Pruned {
  readonly reason: PruneReason
  /** The earlier node with the same state, where there is one to name. */
  readonly twin: Node | undefined
}

export function nodeFacts(
  recording: Recording,
  puzzle: Puzzle,
  node: Node,
  step: number,
): NodeFacts {
  const { columns } = recording
  const status = statusAt(recording, node, step)
  const left = status === 'expanded' || status === 'solution'
  const reason = status === 'pruned' ? reasonOf(columns.reason[node]) : undefined
  return {
    status,
    depth: columns.depth[node],
    generatedAt: columns.generatedAt[node],
    leftAt: left ? columns.leftAt[node] : undefined,
    pruned: reason && { reason, twin: columns.twin[node] < 0 ? undefined : columns.twin[node] },
    move: moveTo(recording, puzzle, node),
    children: left
      ? childrenAt(recording, node, step).map((child) => ({
          node: child,
          status: statusAt(recording, child, step),
        }))
      : [],
  }
}

/** A move on the way from the start to a node. */
export interface PathMove {
  /** 1 for the first move. */
  readonly number: number
  readonly node: Node
  readonly move: ToldMove
  readonly generatedAt: number
}

/** The last moves on the way from the start to a node, at most so many. */
export function pathMoves(
  recording: Recording,
  puzzle: Puzzle,
  node: Node,
  most = 80,
): readonly PathMove[] {
  return pathTo(recording, node)
    .slice(1)
    .slice(-most)
    .flatMap((onPath) => {
      const move = moveTo(recording, puzzle, onPath)
      const { depth, generatedAt } = recording.columns
      return move
        ? [{ number: depth[onPath], node: onPath, move, generatedAt: generatedAt[onPath] }]
        : []
    })
}

function moveTo(recording: Recording, puzzle: Puzzle, node: Node): ToldMove | undefined {
  const { parent, action } = recording.columns
  if (parent[node] < 0) return undefined
  return toldMove(puzzle, stateOf(recording, parent[node]), action[node])
}
