import type { Bound, Puzzle } from '../puzzles/puzzle'
import type { Node } from '../solvers/solver'
import type { Columns } from './columns'

/** What a search asks a bound, written down for the nodes that it asks it of. */
export class Estimates {
  constructor(
    private readonly columns: Columns,
    private readonly bound: Bound | undefined,
  ) {}

  /** Takes down the estimate for a root: a bound that follows the piece that moved starts there. */
  begin(root: Node): void {
    const { bound, columns } = this
    if (bound) columns.estimate[root] = bound.of(columns.low[root], columns.high[root])
  }

  /** @throws TypeError when the search has no bound */
  of(node: Node): number {
    const { bound, columns } = this
    if (!bound) throw new TypeError('a search that estimates needs a bound')
    const { low, high, parent } = columns
    const above = parent[node]
    const estimate =
      above < 0 || !bound.after
        ? bound.of(low[node], high[node])
        : bound.after(columns.estimate[above], low[above], high[above], columns.action[node])
    columns.estimate[node] = estimate
    return estimate
  }

  ofStart({ start }: Puzzle): number {
    return this.bound?.of(start.low, start.high) ?? 0
  }
}
