// No puzzle here has a state with more actions than this.
const capacity = 256

/**
 * The successors of one state, in order. One object is filled again and again during a search;
 * entries from `count` on are left over from earlier states.
 */
export class Successors {
  count = 0
  readonly low = new Int32Array(capacity)
  readonly high = new Int32Array(capacity)
  readonly action = new Uint16Array(capacity)

  clear(): void {
    this.count = 0
  }

  add(low: number, high: number, action: number): void {
    const at = this.count++
    this.low[at] = low
    this.high[at] = high
    this.action[at] = action
  }
}
