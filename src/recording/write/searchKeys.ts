import type { Problem } from '../../problems/problem'
import type { Node } from '../../solvers/solver'
import type { States } from '../../structures/states'
import { capacityOf } from '../columns'
import type { Columns } from '../columns'

/** What the states of nodes are compared by: themselves, or what stands for them. */
export interface SearchKeys extends States {
  readonly depth: Uint32Array
  /** Takes a node's state down. */
  write(node: Node, low: number, high: number): void
}

/** The keys for a problem: without canonical states they are the states in the columns themselves. */
export function createSearchKeys({ canonical }: Problem, columns: Columns): SearchKeys {
  if (!canonical) return new OwnStates(columns)
  return new CanonicalStates(columns, canonical)
}

class OwnStates implements SearchKeys {
  constructor(private readonly columns: Columns) {}

  get low(): Int32Array {
    return this.columns.low
  }

  get high(): Int32Array {
    return this.columns.high
  }

  get depth(): Uint32Array {
    return this.columns.depth
  }

  write(): void {}
}

class CanonicalStates implements SearchKeys {
  low = new Int32Array(0)
  high = new Int32Array(0)
  private readonly state = { low: 0, high: 0 }

  constructor(
    private readonly columns: Columns,
    private readonly canonical: NonNullable<Problem['canonical']>,
  ) {}

  get depth(): Uint32Array {
    return this.columns.depth
  }

  write(node: Node, low: number, high: number): void {
    if (node >= this.low.length) this.grow()
    this.canonical(low, high, this.state)
    this.low[node] = this.state.low
    this.high[node] = this.state.high
  }

  private grow(): void {
    const { low, high } = this
    this.low = new Int32Array(capacityOf(this.columns))
    this.high = new Int32Array(capacityOf(this.columns))
    this.low.set(low)
    this.high.set(high)
  }
}
