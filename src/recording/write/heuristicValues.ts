import type { Heuristic, Problem } from '../../problems/problem'
import type { Node } from '../../solvers/solver'
import { largestIn } from '../columns'
import type { Columns } from '../columns'
import type { Newest } from './newest'
import { SearchMisuse } from './searchMisuse'

/** What a search asks a heuristic, written down for the nodes that it asks it of. */
export class HeuristicValues {
  constructor(
    private readonly columns: Columns,
    private readonly newest: Newest,
    private readonly heuristic: Heuristic | undefined,
  ) {}

  /** Takes down the h of a root: a heuristic that follows the piece that moved starts there. */
  begin(root: Node): void {
    const { heuristic, columns } = this
    if (heuristic) columns.h[root] = heuristic.of(columns.low[root], columns.high[root])
  }

  /** @throws SearchMisuse when what it answers is no whole number, or too large for its column */
  of(node: Node): number {
    const { low, high } = this.columns
    return this.keep(node, this.asked().of(low[node], high[node]))
  }

  /** The same of the node generated last. */
  ofNewest(): number {
    const { newest } = this
    const heuristic = this.asked()
    // Where the search did not ask for the parent's h, 0 is written, and none follows from it.
    const h =
      newest.parentH > 0 && heuristic.after !== undefined
        ? heuristic.after(newest.parentH, newest.parentLow, newest.parentHigh, newest.action)
        : heuristic.of(newest.low, newest.high)
    newest.h = h
    return this.keep(newest.node, h)
  }

  /** @throws TypeError when the search has no heuristic */
  private asked(): Heuristic {
    if (this.heuristic === undefined) {
      throw new TypeError('a search that asks for h needs a heuristic')
    }
    return this.heuristic
  }

  private keep(node: Node, h: number): number {
    const column = this.columns.h
    column[node] = h
    // What is no whole number, or too large, comes back as something else.
    if (column[node] !== h) {
      const most = largestIn(column)
      throw new SearchMisuse({ kind: 'not-units', node, name: 'h', value: h, most })
    }
    return h
  }

  ofStart({ start }: Problem): number {
    return this.heuristic?.of(start.low, start.high) ?? 0
  }
}
