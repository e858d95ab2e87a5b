import { inCosts } from '../../recording/costs'
import { replacementAt, solutionMarkers } from '../../recording/query/markers'
import { estimatedValues, nodeValues } from '../../recording/query/nodeValues'
import { childrenAt } from '../../recording/query/path/path'
import { pathCost } from '../../recording/query/path/pathCost'
import { statusAt } from '../../recording/query/status'
import type { Status } from '../../recording/query/status'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node, PruneReason } from '../../solvers/solver'
import type { Message } from '../../words/message'
import type { ToldMove } from '../../words/move'
import { isMirrored } from '../isMirrored'
import { prunedFor } from '../narration/prunedFor'
import { priorityOf, priorityRule } from '../priority'
import { toldMoveTo } from '../toldMove'

/** What is known of a node at a step. */
export interface NodeFacts {
  readonly status: Status
  readonly told: ToldStatus
  readonly depth: number
  /** The path cost (g), where the problem has costs. */
  readonly cost: number | undefined
  /** The value that decides when it leaves, where there is one: what it is, and its number. */
  readonly value: { readonly is: Message; readonly of: Message } | undefined
  /** True for a node reached from the goal. */
  readonly backward: boolean
  readonly generatedAt: number
  /** When the node was expanded, dropped, or found to end a solution; nothing while it is yet to come. */
  readonly done:
    | { readonly as: 'expanded' | 'dropped' | 'solution' | 'meets'; readonly at: number }
    | undefined
  readonly pruned: Pruned | undefined
  /** The node that reached the same state more cheaply, and when it did. */
  readonly replaced: { readonly by: Node; readonly at: number } | undefined
  /** The move that made the node; a root has none. */
  readonly move: ToldMove | undefined
  readonly children: readonly Child[]
}

/** A status as it is told: where two sides meet, no node need be the goal. */
export type ToldStatus = Status | 'meets'

export interface Child {
  readonly node: Node
  readonly status: Status
  readonly told: ToldStatus
  /** True when a cheaper path to its state was found since. */
  readonly replaced: boolean
}

export interface Pruned {
  /** Why; whether its board itself was reached; and whether it came to be compared with the goal. */
  readonly reason: PruneReason | 'mirrored' | 'tooDeep' | 'overOther'
  /** The earlier node with the same state, where there is one to name. */
  readonly twin: Node | undefined
  /** True when that node was dropped, and so never expanded. */
  readonly twinDropped: boolean
}

export function nodeFacts(recording: Recording, run: Run, node: Node, step: number): NodeFacts {
  const { columns } = recording
  const status = statusAt(recording, node, step)
  const told = toldStatus(recording, node, status)
  const replacement = replacementAt(recording, node, step)
  const done = doneAt(recording, node, step, told)
  return {
    status,
    told,
    depth: columns.depth[node],
    cost: run.problem.costs && inCosts(run.problem, pathCost(columns, node)),
    backward: columns.side[node] === 1,
    value: status === 'absent' ? undefined : orderValue(recording, run, node),
    generatedAt: columns.generatedAt[node],
    done,
    pruned: status === 'pruned' ? factsOfPruned(recording, run, node, step) : undefined,
    replaced: replacement && { by: replacement.by, at: replacement.event },
    move: columns.parent[node] < 0 ? undefined : toldMoveTo(recording, run.problem, node),
    children: done
      ? childrenAt(recording, node, step).map((child) => childFacts(recording, child, step))
      : [],
  }
}

function childFacts(recording: Recording, node: Node, step: number): Child {
  const status = statusAt(recording, node, step)
  const replaced = replacementAt(recording, node, step) !== undefined
  return { node, status, told: toldStatus(recording, node, status), replaced }
}

function toldStatus(recording: Recording, node: Node, status: Status): ToldStatus {
  const meets = solutionMarkers(recording).get(node)?.meets
  return status === 'solution' && meets !== undefined ? 'meets' : status
}

function doneAt(
  recording: Recording,
  node: Node,
  step: number,
  told: ToldStatus,
): NodeFacts['done'] {
  if (told === 'expanded' || told === 'dropped') {
    return { as: told, at: recording.columns.leftAt[node] }
  }
  const mark = solutionMarkers(recording).get(node)
  // A goal that never waits is known as one event after it was generated.
  if (mark === undefined || mark.event > step) return undefined
  return { as: mark.meets === undefined ? 'solution' : 'meets', at: mark.event }
}

function orderValue(recording: Recording, run: Run, node: Node): NodeFacts['value'] {
  const { frontier } = run.chosen.solver
  const needsNoHeuristic = frontier.order === 'priority' && frontier.by === 'g'
  // The path cost has a line of its own.
  if (needsNoHeuristic && run.problem.costs) return undefined
  const values = needsNoHeuristic
    ? nodeValues(recording, run, node)
    : estimatedValues(recording, run, node)
  return values && { is: priorityRule(run.chosen), of: priorityOf(run.chosen, values).toldBack }
}

function factsOfPruned(
  recording: Recording,
  run: Run,
  node: Node,
  step: number,
): Pruned | undefined {
  const { columns } = recording
  const reason = prunedFor(recording, run, node)
  if (reason === undefined) return undefined
  const twin = columns.twin[node] < 0 ? undefined : columns.twin[node]
  const twinDropped = twin !== undefined && statusAt(recording, twin, step) === 'dropped'
  return { reason: isMirrored(recording, node) ? 'mirrored' : reason, twin, twinDropped }
}
