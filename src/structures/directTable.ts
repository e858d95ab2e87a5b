import { notReplaced } from './notReplaced'
import { notReached } from './reachedTable'
import type { ReachedTable } from './reachedTable'
import type { States } from './states'

/**
 * A table for states that are whole numbers below a limit, in `low` alone: each is the place of its
 * own node. It is a hash table whose hash is the state, without collisions; states that lie beside
 * each other on a map do so in memory too.
 *
 * Source: T. Cormen and others, Introduction to Algorithms, section 11.1, direct-address tables.
 */
export class DirectTable implements ReachedTable {
  size = 0
  comparisons = 0
  private readonly nodes: Int32Array

  /**
   * @param states where the words of each node's state are found
   * @param count how many states there can be
   */
  constructor(
    private readonly states: Pick<States, 'low'>,
    count: number,
  ) {
    this.nodes = new Int32Array(count).fill(notReached)
  }

  get peakSize(): number {
    return this.size
  }

  find(node: number): number {
    // There is no such place where there is no such node.
    const held = this.nodes[this.states.low[node]] ?? notReached
    if (held !== notReached) this.comparisons++
    return held
  }

  add(node: number): void {
    this.size++
    this.nodes[this.states.low[node]] = node
  }

  replace(earlier: number, node: number): void {
    if (this.nodes[this.states.low[node]] !== earlier) throw notReplaced(earlier, node)
    this.nodes[this.states.low[node]] = node
  }
}
