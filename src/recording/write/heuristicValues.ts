import type { Heuristic, Problem } from '../../problems/problem'
import type { Node } from '../../solvers/solver'
import type { Columns } from '../columns'
import type { Family } from './family'

/** What a search asks a heuristic, written down for the nodes that it asks it of. */
export class HeuristicValues {
  constructor(
    private readonly columns: Columns,
    private readonly family: Family,
    private readonly heuristic: Heuristic | undefined,
  ) {}

  /** Takes down the estimate for a root: a heuristic that follows the piece that moved starts there. */
  begin(root: Node): void {
    const { heuristic, columns } = this
    if (heuristic) columns.h[root] = heuristic.of(columns.low[root], columns.high[root])
  }

  /** @throws TypeError when the search has no heuristic */
  of(node: Node): number {
    const { heuristic, columns, family } = this
    if (!heuristic) throw new TypeError('a search that estimates needs a heuristic')
    const h =
      heuristic.after && node === family.newest && family.hasParent
        ? heuristic.after(family.parentH, family.parentLow, family.parentHigh, family.action)
        : heuristic.of(columns.low[node], columns.high[node])
    columns.h[node] = h
    return h
  }

  ofStart({ start }: Problem): number {
    return this.heuristic?.of(start.low, start.high) ?? 0
  }
}
