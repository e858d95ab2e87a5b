import { notReplaced } from './notReplaced'
import { notReached } from './reachedTable'
import type { ReachedTable } from './reachedTable'
import { haveOneState } from './states'
import type { States } from './states'

/** A plain list of reached states, searched one by one from its newest or its oldest end. */
export class LinearList implements ReachedTable {
  comparisons = 0
  private readonly nodes: number[] = []
  /** The words of their states beside each other, with room for more behind them. */
  private low = new Int32Array(64)
  private high = new Int32Array(64)

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
    const { size } = this
    const place = this.from === 'oldest' ? this.oldestAt(node) : this.newestAt(node)
    if (place < 0 || place >= size) {
      this.comparisons += size
      return notReached
    }
    this.comparisons += this.from === 'oldest' ? place + 1 : size - place
    return this.nodes[place]
  }

  add(node: number): void {
    const place = this.nodes.push(node) - 1
    if (place === this.low.length) {
      this.low = withRoom(this.low)
      this.high = withRoom(this.high)
    }
    this.low[place] = this.states.low[node]
    this.high[place] = this.states.high[node]
  }

  replace(earlier: number, node: number): void {
    const place = this.nodes.lastIndexOf(earlier)
    if (place < 0 || !haveOneState(this.states, earlier, node)) throw notReplaced(earlier, node)
    this.nodes[place] = node
  }

  private oldestAt(node: number): number {
    const { low, high } = this.states
    let place = this.low.indexOf(low[node])
    while (place >= 0 && this.high[place] !== high[node]) {
      place = this.low.indexOf(low[node], place + 1)
    }
    return place
  }

  private newestAt(node: number): number {
    const { low, high } = this.states
    let place = this.size
    do {
      // A place before the first would be counted from the end.
      place = place === 0 ? -1 : this.low.lastIndexOf(low[node], place - 1)
    } while (place >= 0 && this.high[place] !== high[node])
    return place
  }
}

function withRoom(words: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(2 * words.length)
  wider.set(words)
  return wider
}
