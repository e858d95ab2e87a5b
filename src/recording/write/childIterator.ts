import type { Successors } from '../../problems/successors'
import type { Node } from '../../solvers/solver'

interface Appender {
  append(parent: Node, depth: number, side: number, low: number, high: number, action: number): Node
}

/**
 * Generates the children of one node, each when it is asked for, so that a search that stops has
 * generated nothing in vain. One iterator and one result serve the whole run: it is the hottest
 * loop there is.
 */
export class ChildIterator implements IterableIterator<Node> {
  private parent = -1
  private depth = 0
  private side = 0
  private position = 0
  private readonly more = { done: false as const, value: 0 }
  private readonly end = { done: true as const, value: undefined }

  constructor(
    private readonly tree: Appender,
    private readonly successors: Successors,
  ) {}

  /** @param depth, side of the children */
  from(parent: Node, depth: number, side: number): this {
    this.parent = parent
    this.depth = depth
    this.side = side
    this.position = 0
    return this
  }

  [Symbol.iterator](): this {
    return this
  }

  next(): IteratorResult<Node, undefined> {
    const { successors } = this
    const at = this.position++
    if (at >= successors.count) return this.end
    this.more.value = this.tree.append(
      this.parent,
      this.depth,
      this.side,
      successors.low[at],
      successors.high[at],
      successors.action[at],
    )
    return this.more
  }
}
