import type { Problem, State } from '../../problems/problem'
import { Successors } from '../../problems/successors'
import { HashTable } from '../../structures/hashTable'
import { notReached } from '../../structures/reachedTable'
import { actionCost } from '../costs'

const firstCapacity = 1 << 10

/**
 * The states that can be reached from a start, and the moves between them. States are numbered as
 * they are found; the start is number 0.
 */
export class StateSpace {
  count = 0
  low = new Int32Array(firstCapacity)
  high = new Int32Array(firstCapacity)
  /** By move: the state it leads from, the one it leads to, and its cost in units. */
  readonly source: number[] = []
  readonly target: number[] = []
  readonly cost: number[] = []
  private readonly table = new HashTable(this)
  private readonly into = new Successors()

  constructor(private readonly problem: Problem) {
    this.indexOf(problem.start.low, problem.start.high)
  }

  /** Follows the moves of a state; each state is to be expanded once. */
  expand(index: number): void {
    const { problem, into } = this
    const state = this.stateOf(index)
    problem.successors(state.low, state.high, into)
    for (let at = 0; at < into.count; at++) {
      this.source.push(index)
      this.target.push(this.indexOf(into.low[at], into.high[at]))
      this.cost.push(actionCost(problem, state, into.action[at]))
    }
  }

  stateOf(index: number): State {
    return { low: this.low[index], high: this.high[index] }
  }

  /** The number of a state, which is added where it is new. */
  private indexOf(low: number, high: number): number {
    if (this.count === this.low.length) this.grow()
    // The state stands behind all others while it is looked for.
    this.low[this.count] = low
    this.high[this.count] = high
    const known = this.table.find(this.count)
    if (known !== notReached) return known
    this.table.add(this.count)
    return this.count++
  }

  private grow(): void {
    const { low, high } = this
    this.low = new Int32Array(low.length * 2)
    this.high = new Int32Array(high.length * 2)
    this.low.set(low)
    this.high.set(high)
  }
}
