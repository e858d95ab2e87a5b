import type { Node } from '../../solvers/solver'
import {
  fates,
  notBeingExpanded,
  notJustGenerated,
  notReplaceable,
  notRising,
  notWaiting,
  notYielded,
} from './searchMisuse'

const nobody = -1

/**
 * Knows what has become of each node, and refuses what cannot be done with it. It does so past the
 * budget, too: a mistake must not go unseen because nothing is recorded any more.
 */
export class SearchGuard {
  /** By node; those of numbers that no node has are left over. */
  private fateOf = new Uint8Array(0)
  /** The node generated last, until the search goes on with something else. */
  private newest = nobody
  /** The node expanded last, until its children are asked for. */
  private expanding = nobody
  /** The same, once its expansion was yielded. */
  private yielded = nobody
  private firstOfIteration = 0
  private limit = Number.NEGATIVE_INFINITY

  /** Makes room for so many nodes. */
  reserve(nodes: number): void {
    const { fateOf } = this
    if (nodes <= fateOf.length) return
    this.fateOf = new Uint8Array(nodes)
    this.fateOf.set(fateOf)
  }

  /** A new node waits; until something else happens it can be pruned. */
  generate(node: Node): void {
    this.fateOf[node] = fates.waiting
    this.newest = node
  }

  /** @param nodes how many nodes there are */
  expand(node: Node, nodes: number): void {
    this.checkWaiting(node, nodes, 'expanded')
    this.fateOf[node] = fates.expanded
    this.newest = nobody
    this.expanding = node
    this.yielded = nobody
  }

  /** The search goes on after it has yielded. */
  resume(): void {
    this.yielded = this.expanding
  }

  children(node: Node): void {
    if (node !== this.yielded) {
      throw node === this.expanding ? notYielded(node) : notBeingExpanded(node)
    }
    this.expanding = nobody
    this.yielded = nobody
  }

  prune(child: Node): void {
    if (child !== this.newest || this.fateOf[child] !== fates.waiting) {
      throw notJustGenerated(child, this.newest, this.fateOf[child] ?? fates.none, 'pruned')
    }
    this.fateOf[child] = fates.pruned
  }

  /** @param nodes how many nodes there are */
  drop(node: Node, nodes: number): void {
    this.checkWaiting(node, nodes, 'dropped')
    this.fateOf[node] = fates.dropped
  }

  /** @param nodes how many nodes there are */
  solve(node: Node, nodes: number): void {
    this.checkWaiting(node, nodes, 'a solution')
    this.fateOf[node] = fates.solution
  }

  /**
   * Takes note that a child replaces an earlier node, and answers whether that one was waiting.
   *
   * @param isCheaper whether the child has the same state, and cost less
   */
  supersede(earlier: Node, child: Node, isCheaper: boolean): boolean {
    const fate = this.fateOf[earlier] ?? fates.none
    if (child !== this.newest || this.fateOf[child] !== fates.waiting) {
      const ofChild = this.fateOf[child] ?? fates.none
      throw notJustGenerated(child, this.newest, ofChild, 'replace an earlier node')
    }
    if (!isCheaper || (fate !== fates.waiting && fate !== fates.expanded)) {
      throw notReplaceable(earlier, child, fate)
    }
    this.fateOf[earlier] = fates.superseded
    this.newest = nobody
    return fate === fates.waiting
  }

  /**
   * What still waits is left behind.
   *
   * @param nodes how many nodes there are
   */
  beginIteration(limit: number, nodes: number): void {
    if (!(limit > this.limit)) throw notRising(limit, this.limit)
    this.limit = limit
    this.newest = nobody
    this.fateOf.fill(fates.leftBehind, this.firstOfIteration, nodes)
    this.firstOfIteration = nodes
  }

  private checkWaiting(
    node: Node,
    nodes: number,
    wish: 'expanded' | 'dropped' | 'a solution',
  ): void {
    const fate = this.fateOf[node]
    if (node < nodes && fate === fates.waiting) return
    // Past the budget a pruned child leaves its number to the next one.
    const known = node < nodes || fate === fates.pruned ? fate : fates.none
    throw notWaiting(node, known ?? fates.none, wish)
  }
}
