import { Successors } from '../../problems/successors'
import type { Node } from '../../solvers/solver'
import type { Columns } from '../columns'

// No solver asks for a node of this number, while -1 is what a table says that holds none.
const nobody = -0x3fffffff

interface Writer {
  /** Writes down the next child, and returns its number. */
  generate(low: number, high: number, action: number): Node
}

/**
 * The children of one node, each generated when it is asked for, so that a search that stops has
 * generated nothing in vain. One object serves the whole run: it is the hottest loop there is. Most
 * of what a search asks, it asks of the child generated last, and that can be answered from here.
 */
export class Family implements IterableIterator<Node> {
  readonly successors = new Successors()
  /** The child generated last, until something has become of it. */
  newest: Node = nobody
  /** How many children were generated, and how many of those are counted. */
  generated = 0
  counted = 0
  /** How many were pruned and are not counted as such yet. */
  pruned = 0
  /** Of the children. */
  depth = 0
  hasParent = false
  parentLow = 0
  parentHigh = 0
  /** The parent's h, where the search asked for it. */
  parentH = 0
  private hasGrandparent = false
  private grandparentLow = 0
  private grandparentHigh = 0
  private readonly more = { done: false as const, value: 0 }
  private readonly end = { done: true as const, value: undefined }

  constructor(private readonly writer: Writer) {}

  /** Begins a family of a node; its children are to be among `successors` before they come. */
  begin({ low, high, depth, h, parent }: Columns, node: Node): void {
    this.generated = 0
    this.counted = 0
    this.pruned = 0
    this.depth = depth[node] + 1
    this.hasParent = true
    this.parentLow = low[node]
    this.parentHigh = high[node]
    this.parentH = h[node]
    const above = parent[node]
    this.hasGrandparent = above >= 0
    if (above < 0) return
    this.grandparentLow = low[above]
    this.grandparentHigh = high[above]
  }

  /** Begins a family without a parent: a root. */
  beginRoot(low: number, high: number): void {
    this.generated = 0
    this.counted = 0
    this.pruned = 0
    this.depth = 0
    this.hasParent = false
    this.hasGrandparent = false
    this.successors.clear()
    this.successors.add(low, high, 0)
  }

  [Symbol.iterator](): this {
    return this
  }

  next(): IteratorResult<Node, undefined> {
    const { generated, successors } = this
    if (generated >= successors.count) return this.end
    this.generated = generated + 1
    const { low, high, action } = successors
    const child = this.writer.generate(low[generated], high[generated], action[generated])
    this.newest = child
    this.more.value = child
    return this.more
  }

  /** Something has become of the newest child. */
  settle(): void {
    this.newest = nobody
  }

  /** The action that made the newest child. */
  get action(): number {
    return this.successors.action[this.generated - 1]
  }

  /** Whether the newest child has the state of its grandparent: its move took the last one back. */
  undoes(): boolean {
    const at = this.generated - 1
    const { low, high } = this.successors
    return (
      this.hasGrandparent && low[at] === this.grandparentLow && high[at] === this.grandparentHigh
    )
  }
}
