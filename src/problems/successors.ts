import { doubled } from './doubled'

const firstCapacity = 64

/**
 * The successors of one state, in order. One object is filled again and again during a search;
 * entries from `count` on are left over from earlier states. The arrays may be replaced.
 */
export class Successors {
  count = 0
  low = new Int32Array(firstCapacity)
  high = new Int32Array(firstCapacity)
  action = new Uint16Array(firstCapacity)

  clear(): void {
    this.count = 0
  }

  add(low: number, high: number, action: number): void {
    if (this.count === this.low.length) this.grow()
    const at = this.count++
    this.low[at] = low
    this.high[at] = high
    this.action[at] = action
  }

  private grow(): void {
    const { low, high, action } = this
    this.low = doubled(low)
    this.high = doubled(high)
    this.action = new Uint16Array(action.length * 2)
    this.action.set(action)
  }
}
