import type { FrontierOrder, PriorityOrder } from '../../frontierOrder'
import type { Recording } from '../../recording'
import { pathCosts } from '../path/pathCost'
import { inArrivalOrder } from './arrivalOrder'
import { frontierNodesAt } from './frontierNodes'
import { sortedBy } from './sortedBy'

/** The nodes that wait in the frontier at a step, the one that leaves next in front; only to be read. */
export function frontierAt(recording: Recording, step: number, order: FrontierOrder): Int32Array {
  const { parent } = recording.columns
  const nodes = frontierNodesAt(recording, step)
  if (order === 'queue') return nodes
  if (order === 'stack') return nodes.toReversed()
  // The newest siblings first, and among them the one that was generated first.
  if (order === 'path')
    return nodes.toSorted((one, other) => parent[other] - parent[one] || one - other)
  return leastFirst(recording, inArrivalOrder(recording, nodes, step), order)
}

/** Puts nodes in order of priority; those of the same one stay in order of arrival. */
function leastFirst(
  { columns }: Recording,
  nodes: Int32Array,
  { priority, byLevel }: PriorityOrder,
): Int32Array {
  const { depth, h } = columns
  const g = pathCosts(columns)
  const sorted = sortedBy(nodes, (node) => priority(g[node], h[node]))
  return byLevel ? sortedBy(sorted, (node) => depth[node]) : sorted
}
