import type { Node, PruneReason } from '../../solvers/solver'
import { inCosts } from '../costs'
import { fOf } from '../frontierOrder'
import { reasonOf } from '../reasonCodes'
import type { Recording } from '../recording'
import type { Run } from '../run'
import { pathCost } from './path/pathCost'

/** A node with its path cost (g), what is estimated to remain (h), and the f of its search. */
export type NodeValues = Readonly<Record<'node' | 'g' | 'h' | 'f', number>>

/** The values of a node that sentences may tell. */
export function nodeValues(
  { columns }: Recording,
  { chosen, problem }: Run,
  node: Node,
): NodeValues {
  const g = pathCost(columns, node)
  const h = columns.h[node]
  const told = (units: number) => inCosts(problem, units)
  return { node, g: told(g), h: told(h), f: told(fOf(chosen, g, h)) }
}

/** Whether a child that is pruned for a reason has been estimated before. */
const estimatedFirst: Readonly<Record<PruneReason, boolean>> = {
  reached: false,
  undoes: false,
  'depth-limit': false,
  'over-limit': true,
}

/**
 * The values of a node where its search has estimated it: one without a heuristic never does, and
 * others do not of a child that they prune for its state or its move.
 */
export function estimatedValues(
  recording: Recording,
  run: Run,
  node: Node,
): NodeValues | undefined {
  if (run.chosen.options.heuristic === undefined) return undefined
  const reason = reasonOf(recording.columns.reason[node])
  return reason === undefined || estimatedFirst[reason]
    ? nodeValues(recording, run, node)
    : undefined
}
