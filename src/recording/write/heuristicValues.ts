import type { Heuristic, Problem } from '../../problems/problem'
import type { Node } from '../../solvers/solver'
import type { Columns } from '../columns'

/** What a search asks a heuristic, written down for the nodes that it asks it of. */
export class HeuristicValues {
  constructor(
    private readonly columns: Columns,
    private readonly heuristic: Heuristic | undefined,
  ) {}

  /** Takes down the estimate for a root: a heuristic that follows the piece that moved starts there. */
  begin(root: Node): void {
    const { heuristic, columns } = this
    if (heuristic) columns.h[root] = heuristic.of(columns.low[root], columns.high[root])
  }

  /** @throws TypeError when the search has no bound */
  of(node: Node): number {
    const { heuristic, columns } = this
    if (!heuristic) throw new TypeError('a search that estimates needs a bound')
    const { low, high, parent } = columns
    const above = parent[node]
    const h =
      above < 0 || !heuristic.after
        ? heuristic.of(low[node], high[node])
        : heuristic.after(columns.h[above], low[above], high[above], columns.action[node])
    columns.h[node] = h
    return h
  }

  ofStart({ start }: Problem): number {
    return this.heuristic?.of(start.low, start.high) ?? 0
  }
}
