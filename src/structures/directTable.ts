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
  // The state that was looked up last, and what was found. Not the node: another may have its number by
  // the time that it is asked for.
  private low = 0
  private high = 0
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
    const found = this.nodes[this.numbers.of(low, high)] ?? notReached
    this.low = low
    this.high = high
    this.found = found
    if (found !== notReached) this.comparisons++
    return found
  }

  hasJustFound(node: number, earlier: number): boolean {
    const { low, high } = this.states
    return (
      earlier === this.found &&
      earlier !== notReached &&
      low[node] === this.low &&
      high[node] === this.high
    )
  }

  add(node: number): void {
    this.size++
    this.nodes[this.placeOf(node)] = node
  }

  replace(earlier: number, node: number): void {
    const place = this.placeOf(node)
    if (this.nodes[place] !== earlier) throw notReplaced(earlier, node)
    this.nodes[place] = node
  }

  private placeOf(node: number): number {
    const { low, high } = this.states
    return this.numbers.of(low[node], high[node])
  }
}
