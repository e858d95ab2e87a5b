import { notReplaced } from './notReplaced'
import { notReached } from './reachedTable'
import type { ReachedTable } from './reachedTable'
import { haveOneState } from './states'
import type { States } from './states'

/** A plain list of reached states, searched one by one from its newest or its oldest end. */
export class LinearList implements ReachedTable {
  comparisons = 0
  private readonly nodes: number[] = []

  constructor(
    private readonly states: States,
    private readonly from: 'newest' | 'oldest',
  ) {}

  get size(): number {
    return this.nodes.length
  }

  get peakSize(): number {
    return this.nodes.length
  }

  find(node: number): number {
    const { nodes } = this
    const { low, high } = this.states
    const [lowHere, highHere] = [low[node], high[node]]
    const step = this.from === 'oldest' ? 1 : -1
    let place = this.from === 'oldest' ? 0 : nodes.length - 1
    for (let compared = 1; compared <= nodes.length; compared++, place += step) {
      const held = nodes[place]
      if (low[held] !== lowHere || high[held] !== highHere) continue
      this.comparisons += compared
      return held
    }
    this.comparisons += nodes.length
    return notReached
  }

  add(node: number): void {
    this.nodes.push(node)
  }

  replace(earlier: number, node: number): void {
    const place = this.nodes.lastIndexOf(earlier)
    if (place < 0 || !haveOneState(this.states, earlier, node)) throw notReplaced(earlier, node)
    this.nodes[place] = node
  }
}
