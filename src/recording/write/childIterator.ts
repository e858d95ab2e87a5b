import type { Successors } from '../../problems/successors'
import type { Node } from '../../solvers/solver'
import type { HeldNodes } from './heldNodes'

/**
 * Generates the children of one node, each when it is asked for, so that a search that stops has
 * generated nothing that it does not need. One iterator and one result serve the whole run: it is
 * the hottest loop there is.
 */
export class ChildIterator implements IterableIterator<Node> {
  /** How many children were generated. */
  generated = 0
  private count = 0
  private readonly more = { done: false as const, value: 0 }
  private readonly end = { done: true as const, value: undefined }

  constructor(
    private readonly held: HeldNodes,
    private readonly successors: Successors,
  ) {}

  /** Begins with the first of the successors. */
  begin(): this {
    this.generated = 0
    this.count = this.successors.count
    return this
  }

  [Symbol.iterator](): this {
    return this
  }

  next(): IteratorResult<Node, undefined> {
    this.held.settle()
    const at = this.generated
    if (at === this.count) return this.end
    this.generated = at + 1
    const { low, high, action } = this.successors
    this.more.value = this.held.generate(low[at], high[at], action[at])
    return this.more
  }
}
