import { notReplaced } from './notReplaced'
import { notReached } from './reachedTable'
import type { ReachedTable } from './reachedTable'
import { emptySlots } from './slots'
import type { TakeSlots } from './slots'
import { haveOneState } from './states'
import type { States } from './states'

const firstCapacity = 1 << 12

/**
 * A hash table with open addressing and linear probing, at most half full.
 *
 * Source: D. E. Knuth, The Art of Computer Programming, volume 3, section 6.4, algorithm L.
 */
export class HashTable implements ReachedTable {
  size = 0
  comparisons = 0
  private slots: Int32Array
  private mask = firstCapacity - 1
  // Where the last state that was not found belongs: it is most often added next. Not the node that
  // was looked up: another may have its number by then.
  private vacantSlot = notReached
  private vacantLow = 0
  private vacantHigh = 0

  /**
   * @param states where the words of each node's state are found
   * @param take where slots are taken from, new ones if it is not told
   */
  constructor(
    private readonly states: States,
    private readonly take: TakeSlots = emptySlots,
  ) {
    this.slots = take(firstCapacity)
  }

  get peakSize(): number {
    return this.size
  }

  find(node: number): number {
    const { slots, mask } = this
    const { low, high } = this.states
    const nodeLow = low[node]
    const nodeHigh = high[node]
    let slot = hash(nodeLow, nodeHigh) & mask
    while (slots[slot] !== notReached) {
      const held = slots[slot]
      this.comparisons++
      if (low[held] === nodeLow && high[held] === nodeHigh) return held
      slot = (slot + 1) & mask
    }
    this.vacantSlot = slot
    this.vacantLow = nodeLow
    this.vacantHigh = nodeHigh
    return notReached
  }

  add(node: number): void {
    this.size++
    if (this.isForVacantSlot(node)) this.slots[this.vacantSlot] = node
    else this.place(node)
    this.vacantSlot = notReached
    if (this.size * 2 >= this.slots.length) this.grow()
  }

  replace(earlier: number, node: number): void {
    const { slots, mask, states } = this
    if (!haveOneState(states, earlier, node)) throw notReplaced(earlier, node)
    let slot = hash(states.low[node], states.high[node]) & mask
    while (slots[slot] !== earlier) {
      if (slots[slot] === notReached) throw notReplaced(earlier, node)
      slot = (slot + 1) & mask
    }
    slots[slot] = node
  }

  private isForVacantSlot(node: number): boolean {
    const { low, high } = this.states
    return (
      this.vacantSlot !== notReached &&
      low[node] === this.vacantLow &&
      high[node] === this.vacantHigh
    )
  }

  private place(node: number): void {
    const { slots, mask } = this
    let slot = hash(this.states.low[node], this.states.high[node]) & mask
    while (slots[slot] !== notReached) slot = (slot + 1) & mask
    slots[slot] = node
  }

  private grow(): void {
    const held = this.slots
    this.slots = this.take(held.length * 4)
    this.mask = this.slots.length - 1
    for (const node of held) if (node !== notReached) this.place(node)
  }
}

/** Mixes two words so that every bit of each counts (the finalizer of MurmurHash3). */
function hash(low: number, high: number): number {
  let mixed = low ^ Math.imul(high, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
