import { notReplaced } from './notReplaced'
import { notReached } from './reachedTable'
import type { ReachedTable } from './reachedTable'
import { haveOneState } from './states'
import type { States } from './states'

/** A binary search tree of reached states, ordered by their words, never balanced. */
export class SearchTreeTable implements ReachedTable {
  comparisons = 0
  private readonly nodes: number[] = []
  private readonly left: number[] = []
  private readonly right: number[] = []

  constructor(private readonly states: States) {}

  get size(): number {
    return this.nodes.length
  }

  get peakSize(): number {
    return this.nodes.length
  }

  find(node: number): number {
    let place = this.nodes.length === 0 ? notReached : 0
    while (place !== notReached) {
      this.comparisons++
      const order = this.compare(node, this.nodes[place])
      if (order === 0) return this.nodes[place]
      place = order < 0 ? this.left[place] : this.right[place]
    }
    return notReached
  }

  add(node: number): void {
    const added = this.nodes.push(node) - 1
    this.left.push(notReached)
    this.right.push(notReached)
    for (let place = 0; place !== added;) {
      const branch = this.compare(node, this.nodes[place]) < 0 ? this.left : this.right
      if (branch[place] === notReached) branch[place] = added
      place = branch[place]
    }
  }

  replace(earlier: number, node: number): void {
    const place = this.nodes.lastIndexOf(earlier)
    if (place < 0 || !haveOneState(this.states, earlier, node)) throw notReplaced(earlier, node)
    this.nodes[place] = node
  }

  private compare(one: number, other: number): number {
    const { low, high } = this.states
    return high[one] - high[other] || low[one] - low[other]
  }
}
