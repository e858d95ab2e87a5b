import type { Adjacency } from '../structures/adjacency'
import { HashTable } from '../structures/hashTable'
import { notReached } from '../structures/reachedTable'
import { doubled } from './doubled'
import type { Problem, State } from './problem'
import { Successors } from './successors'

const firstCapacity = 1 << 6

/**
 * The states that can be reached from a start, and the moves between them. States are numbered as
 * they are found, the start from 0 on; those that are taken as equal are one.
 */
export class StateSpace {
  count = 0
  /** By state: its words, the first that were found of equal ones. */
  low = new Int32Array(firstCapacity)
  high = new Int32Array(firstCapacity)
  /** By move: the state it leads from, the one it leads to, and its cost in units. */
  readonly source: number[] = []
  readonly target: number[] = []
  readonly cost: number[] = []
  // What states are compared by.
  private readonly keys = {
    low: new Int32Array(firstCapacity),
    high: new Int32Array(firstCapacity),
  }
  private readonly table = new HashTable(this.keys)
  private readonly into = new Successors()
  private readonly equal = { low: 0, high: 0 }

  constructor(private readonly problem: Problem) {
    this.add(problem.start.low, problem.start.high)
  }

  /** Follows the moves of a state; each is to be followed once, in the order of their numbers. */
  expand(index: number): void {
    const { problem, into } = this
    const { low, high } = this.stateOf(index)
    problem.successors(low, high, into)
    for (let at = 0; at < into.count; at++) {
      this.source.push(index)
      this.target.push(this.add(into.low[at], into.high[at]))
      this.cost.push(problem.costs?.of(low, high, into.action[at]) ?? 1)
    }
  }

  stateOf(index: number): State {
    return { low: this.low[index], high: this.high[index] }
  }

  /** The number of a state, where it was found. */
  find(low: number, high: number): number | undefined {
    const { keys, equal, count } = this
    equal.low = low
    equal.high = high
    this.problem.canonical?.(low, high, equal)
    if (count === keys.low.length) this.grow()
    // A state stands behind all others while it is looked for.
    keys.low[count] = equal.low
    keys.high[count] = equal.high
    const found = this.table.find(count)
    return found === notReached ? undefined : found
  }

  /** Where each state leads, once all moves are followed. */
  adjacency(): Adjacency {
    const first = new Int32Array(this.count + 1)
    for (const state of this.source) first[state + 1]++
    for (let state = 0; state < this.count; state++) first[state + 1] += first[state]
    return { first, target: Int32Array.from(this.target), cost: Float64Array.from(this.cost) }
  }

  /** The number of a state, which is added where it is new. */
  private add(low: number, high: number): number {
    const known = this.find(low, high)
    if (known !== undefined) return known
    this.low[this.count] = low
    this.high[this.count] = high
    this.table.add(this.count)
    return this.count++
  }

  private grow(): void {
    const { low, high, keys } = this
    this.low = doubled(low)
    this.high = doubled(high)
    keys.low = doubled(keys.low)
    keys.high = doubled(keys.high)
  }
}
