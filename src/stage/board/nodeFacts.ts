import type { Puzzle } from '../../puzzles/puzzle'
import { childrenAt, stateOf } from '../../recording/path'
import { reasonOf } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import { replacementAt } from '../../recording/replacements'
import { statusAt } from '../../recording/status'
import type { Status } from '../../recording/status'
import type { Run } from '../../recording/run'
import type { Node, PruneReason } from '../../solvers/solver'
import type { ToldMove } from '../../words/move'
import { estimatedValues } from '../nodeValues'
import type { NodeValues } from '../nodeValues'
import { toldMove } from '../toldMove'

/** What is known of a node at a step. */
export interface NodeFacts {
  readonly status: Status
  readonly depth: number
  /** What its search estimated of it. */
  readonly values: NodeValues | undefined
  /** True for a node reached from the goal. */
  readonly backward: boolean
  readonly generatedAt: number
  /** When the node left the frontier, unless that is yet to come. */
  readonly leftAt: number | undefined
  readonly pruned: Pruned | undefined
  /** The node that reached the same state more cheaply, and when it did. */
  readonly replaced: { readonly by: Node; readonly at: number } | undefined
  /** The move that made the node; a root has none. */
  readonly move: ToldMove | undefined
  readonly children: readonly Child[]
}

export interface Child {
  readonly node: Node
  readonly status: Status
  /** True when a cheaper way to its state was found since. */
  readonly replaced: boolean
}

export interface Pruned {
  readonly reason: PruneReason
  /** The earlier node with the same state, where there is one to name. */
  readonly twin: Node | undefined
}

export function nodeFacts(recording: Recording, run: Run, node: Node, step: number): NodeFacts {
  const { columns } = recording
  const status = statusAt(recording, node, step)
  const left = status === 'expanded' || status === 'solution'
  const replacement = replacementAt(recording, node, step)
  const reason = status === 'pruned' ? reasonOf(columns.reason[node]) : undefined
  return {
    status,
    depth: columns.depth[node],
    backward: columns.side[node] === 1,
    values: status === 'absent' ? undefined : estimatedValues(recording, run, node),
    generatedAt: columns.generatedAt[node],
    leftAt: left ? columns.leftAt[node] : undefined,
    pruned: reason && { reason, twin: columns.twin[node] < 0 ? undefined : columns.twin[node] },
    replaced: replacement && { by: replacement.by, at: replacement.event },
    move: moveTo(recording, run.puzzle, node),
    children: left
      ? childrenAt(recording, node, step).map((child) => ({
          node: child,
          status: statusAt(recording, child, step),
          replaced: replacementAt(recording, child, step) !== undefined,
        }))
      : [],
  }
}

function moveTo(recording: Recording, puzzle: Puzzle, node: Node): ToldMove | undefined {
  const { parent, action } = recording.columns
  if (parent[node] < 0) return undefined
  return toldMove(puzzle, stateOf(recording, parent[node]), action[node])
}
