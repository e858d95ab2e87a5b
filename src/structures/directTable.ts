import { notReplaced } from './notReplaced'
import { notReached } from './reachedTable'
import type { LastLookUp } from './lastLookUp'
import type { ReachedTable } from './reachedTable'
import { emptySlots } from './slots'
import type { TakeSlots } from './slots'
import type { StateNumbers } from './stateNumbers'
import type { States } from './states'

/**
 * A table for states that have numbers: the number of a state is the place of its node. It is a hash
 * table without collisions, whose hash is the number; states that lie beside each other on a map do
 * so in memory too.
 *
 * Source: T. Cormen and others, Introduction to Algorithms, section 11.1, direct-address tables.
 */
export class DirectTable implements ReachedTable, LastLookUp {
  size = 0
  comparisons = 0
  private readonly nodes: Int32Array
  // The state that was looked up last, its place, and what is there: it is most often added next, or
  // its node pruned. Not the node: another may have its number by then.
  private low = 0
  private high = 0
  private place = notReached
  private found = notReached

  /**
   * @param states where the words of each node's state are found
   * @param numbers of the states
   * @param take where its places are taken from, new ones if it is not told
   */
  constructor(
    private readonly states: States,
    private readonly numbers: StateNumbers,
    take: TakeSlots = emptySlots,
  ) {
    this.nodes = take(numbers.count)
  }

  get peakSize(): number {
    return this.size
  }

  find(node: number): number {
    const low = this.states.low[node]
    const high = this.states.high[node]
    const place = this.numbers.of(low, high)
    const found = this.nodes[place]
    this.low = low
    this.high = high
    this.place = place
    this.found = found
    if (found !== notReached) this.comparisons++
    return found
  }

  hasJustFound(node: number, earlier: number): boolean {
    return earlier === this.found && earlier !== notReached && this.wasLookedUp(node)
  }

  add(node: number): void {
    this.size++
    const place = this.place >= 0 && this.wasLookedUp(node) ? this.place : this.placeOf(node)
    this.nodes[place] = node
  }

  replace(earlier: number, node: number): void {
    const place = this.placeOf(node)
    if (this.nodes[place] !== earlier) throw notReplaced(earlier, node)
    this.nodes[place] = node
  }

  private wasLookedUp(node: number): boolean {
    return this.states.low[node] === this.low && this.states.high[node] === this.high
  }

  private placeOf(node: number): number {
    const { low, high } = this.states
    return this.numbers.of(low[node], high[node])
  }
}
