import type { ChosenSolver } from '../../../solvers/manifest/chooseSolver'
import type { Node } from '../../../solvers/solver'
import { frontierOrderOf } from '../../frontierOrder'
import type { Recording } from '../../recording'
import { dropMarkers } from '../markers'
import { pathCost } from '../path/pathCost'
import { frontierNodesAt } from './frontierNodes'

/**
 * Whether a search of one's own keeps a node that is worse, by its declared order, than one of the same
 * depth that it drops. One that is not known to be dropped counts as kept.
 *
 * @param step the event at which it is dropped
 */
export function keepsWorse(
  recording: Recording,
  chosen: ChosenSolver,
  dropped: Node,
  step: number,
): boolean {
  const order = frontierOrderOf(chosen)
  if (!chosen.solver.own || typeof order === 'string') return false
  const { columns } = recording
  const valueOf = (node: Node) => order.priority(pathCost(columns, node), columns.h[node])
  const most = valueOf(dropped)
  const drops = dropMarkers(recording)
  return frontierNodesAt(recording, step).some(
    (node) =>
      columns.depth[node] === columns.depth[dropped] && !drops.has(node) && valueOf(node) > most,
  )
}
