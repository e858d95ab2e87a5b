import type { Node } from '../../solvers/solver'
import type { Columns } from '../columns'

/** The path costs (g) of nodes, in units: where every action costs one, their depths. */
export function pathCosts({ g, depth }: Pick<Columns, 'g' | 'depth'>): Uint32Array {
  return g.length > 0 ? g : depth
}

/** The path cost (g) of a node, in units. */
export function pathCost(columns: Pick<Columns, 'g' | 'depth'>, node: Node): number {
  return pathCosts(columns)[node]
}
