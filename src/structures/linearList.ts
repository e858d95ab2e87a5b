import { notReplaced } from './notReplaced'
import { notReached } from './reachedTable'
import type { ReachedTable } from './reachedTable'
import { haveOneState } from './states'
import type { States } from './states'

/** A plain list of reached states, searched one by one from its newest or its oldest end. */
export class LinearList implements ReachedTable {
  comparisons = 0
  private readonly nodes: number[] = []
  /** The low words of their states beside each other: they are found far sooner there. */
  private readonly low: number[] = []

  constructor(
    private readonly states: States,
    private readonly from: 'newest' | 'oldest',
  ) {}

  get size(): number {
    return this.nodes.length
  }

  get peakSize(): number {
    return this.size
  }

  find(node: number): number {
    const { size, nodes } = this
    const { low, high } = this.states
    const before = this.from === 'oldest' ? -1 : size
    let place = before
    do place = this.placeAfter(place, low[node])
    while (place >= 0 && high[nodes[place]] !== high[node])
    this.comparisons += place < 0 ? size : Math.abs(place - before)
    return nodes[place] ?? notReached
  }

  add(node: number): void {
    this.nodes.push(node)
    this.low.push(this.states.low[node])
  }

  replace(earlier: number, node: number): void {
    const place = this.nodes.lastIndexOf(earlier)
    if (place < 0 || !haveOneState(this.states, earlier, node)) throw notReplaced(earlier, node)
    this.nodes[place] = node
  }

  /** The next place of a low word on the way through the list, -1 where there is none. */
  private placeAfter(place: number, low: number): number {
    if (this.from === 'oldest') return this.low.indexOf(low, place + 1)
    // A place before the first would be counted from the end.
    return place > 0 ? this.low.lastIndexOf(low, place - 1) : -1
  }
}
