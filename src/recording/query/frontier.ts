import type { Node, Solver } from '../../solvers/solver'
import type { Recording } from '../recording'
import { inArrivalOrder } from './arrivalOrder'
import { frontierNodesAt } from './frontierNodes'
import { sortedBy } from './sortedBy'

/** An order in which the least priority goes first, and among equals the node that arrived first. */
export interface PriorityOrder {
  /** Any finite number, of a node that waits. */
  readonly priority: (node: Node) => number
  /** True where all nodes of a level go before those of the next. */
  readonly byLevel?: boolean | undefined
}

/** The order in which nodes leave a frontier. */
export type FrontierOrder = Solver['frontier'] | PriorityOrder

/** The nodes that wait in the frontier at a step, the one that leaves next in front. */
export function frontierAt(recording: Recording, step: number, order: FrontierOrder): Int32Array {
  const { depth, h, parent } = recording.columns
  const nodes = frontierNodesAt(recording, step)
  switch (order) {
    case 'queue':
      return nodes
    case 'stack':
      return nodes.reverse()
    case 'path':
      // The newest siblings first, and among them the one that was generated first.
      return nodes.sort((one, other) => parent[other] - parent[one] || one - other)
    case 'least-f':
      return leastFirst(recording, nodes, step, { priority: (node) => depth[node] + h[node] })
    case 'least-g':
      return leastFirst(recording, nodes, step, { priority: (node) => depth[node] })
    case 'least-h':
      return leastFirst(recording, nodes, step, { priority: (node) => h[node] })
    default:
      return leastFirst(recording, nodes, step, order)
  }
}

function leastFirst(
  recording: Recording,
  nodes: Int32Array,
  step: number,
  { priority, byLevel = false }: PriorityOrder,
): Int32Array {
  const { depth } = recording.columns
  const sorted = sortedBy(inArrivalOrder(recording, nodes, step), priority)
  return byLevel ? sortedBy(sorted, (node) => depth[node]) : sorted
}
