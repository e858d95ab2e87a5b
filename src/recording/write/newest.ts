import type { Costs } from '../../problems/problem'
import type { Node } from '../../solvers/solver'
import type { Columns } from '../columns'

/**
 * The number of no node, where none is meant. It is not -1, which a search may take for a node: that
 * is the twin of a state that was not reached.
 */
export const nobody = -2

/** The parent of a root. */
const noParent = -1

/**
 * The child generated last with its parent and grandparent. Most of what a search asks, it asks of
 * that child: the answer is at hand, without a look into the columns.
 */
export class Newest {
  node: Node = nobody
  low = 0
  high = 0
  action = 0
  depth = 0
  /** 0 where the search did not ask for it. */
  h = 0
  parent: Node = noParent
  side = 0
  parentLow = 0
  parentHigh = 0
  /** 0 where the search did not ask for it. */
  parentH = 0
  /** The path cost of the parent, where actions have costs of their own. */
  parentG = 0
  private grandparent: Node = noParent
  private grandparentLow = 0
  private grandparentHigh = 0

  /** Takes down what is known of a node whose children are generated next. */
  beginFamily({ low, high, depth, g, h, parent, side }: Columns, node: Node): void {
    this.node = nobody
    this.parent = node
    this.side = side[node]
    this.depth = depth[node] + 1
    this.parentLow = low[node]
    this.parentHigh = high[node]
    this.parentH = h[node]
    if (g.length > 0) this.parentG = g[node]
    const above = parent[node]
    this.grandparent = above
    if (above < 0) return
    this.grandparentLow = low[above]
    this.grandparentHigh = high[above]
  }

  beginRoot(side: number): void {
    this.parent = noParent
    this.side = side
    this.depth = 0
    this.grandparent = noParent
    this.parentH = 0
  }

  /** Takes down the next node of the family. */
  generate(node: Node, low: number, high: number, action: number): void {
    this.node = node
    this.low = low
    this.high = high
    this.action = action
    this.h = 0
  }

  /** Its path cost, where actions have costs of their own; a root has cost nothing. */
  g(costs: Costs): number {
    const { parent, parentG, parentLow, parentHigh, action } = this
    return parent < 0 ? 0 : parentG + costs.of(parentLow, parentHigh, action)
  }

  /** Whether it has the state of its grandparent: its move took the one before it back. */
  undoes(): boolean {
    return (
      this.grandparent >= 0 &&
      this.low === this.grandparentLow &&
      this.high === this.grandparentHigh
    )
  }
}
