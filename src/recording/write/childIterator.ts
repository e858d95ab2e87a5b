import type { Successors } from '../../problems/successors'
import type { Node } from '../../solvers/solver'
import type { HeldNodes } from './heldNodes'
import { SearchMisuse } from './searchMisuse'

/**
 * Generates the children of one node, each when it is asked for, so that a search that stops has
 * generated nothing that it does not need.
 */
export class ChildIterator implements IterableIterator<Node> {
  /** How many children were generated. */
  generated = 0
  /** False once the search has gone on with something else: children stand together in a recording. */
  isOpen = true
  private readonly count: number

  /**
   * @param parent the node being expanded
   * @param successors those of its state
   * @param child what each child is handed over in: it is the hottest loop there is
   */
  constructor(
    private readonly parent: Node,
    private readonly successors: Successors,
    private readonly held: HeldNodes,
    private readonly child: { done: false; value: Node },
  ) {
    this.count = successors.count
  }

  [Symbol.iterator](): this {
    return this
  }

  /** @throws SearchMisuse where the search has gone on since the last child, and there are more */
  next(): IteratorResult<Node, undefined> {
    this.held.settle()
    const at = this.generated
    if (at === this.count) return end
    if (!this.isOpen) throw new SearchMisuse({ kind: 'not-being-expanded', node: this.parent })
    this.generated = at + 1
    const { low, high, action } = this.successors
    this.child.value = this.held.generate(low[at], high[at], action[at])
    return this.child
  }
}

const end = { done: true, value: undefined } as const
