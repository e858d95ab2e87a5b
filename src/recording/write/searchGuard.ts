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
import type { SearchMisuse } from './searchMisuse'

const nobody = -1

/**
 * Knows what has become of each node, and refuses what cannot be done with it. It does so past the
 * budget, too: a mistake must not go unseen because nothing is recorded any more.
 */
export class SearchGuard {
  /** By node; those of numbers that no node has are left over. */
  private fateOf = new Uint8Array(0)
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

  /** Nodes from one up to before another wait. */
  generate(from: Node, to: Node): void {
    const { fateOf } = this
    for (let node = from; node < to; node++) fateOf[node] = fates.waiting
  }

  /** @param nodes how many nodes there are */
  expand(node: Node, nodes: number): void {
    this.checkWaiting(node, nodes, 'be expanded')
    this.fateOf[node] = fates.expanded
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
    this.fateOf[child] = fates.pruned
  }

  /** @param nodes how many nodes there are */
  drop(node: Node, nodes: number): void {
    this.checkWaiting(node, nodes, 'be dropped')
    this.fateOf[node] = fates.dropped
  }

  /** @param nodes how many nodes there are */
  solve(node: Node, nodes: number): void {
    this.checkWaiting(node, nodes, 'be a solution')
    this.fateOf[node] = fates.solution
  }

  /**
   * Takes note that a child replaces an earlier node, and answers whether that one was waiting.
   *
   * @param nodes how many nodes there are
   * @param isCheaper whether the child has the same state, and cost less
   */
  supersede(earlier: Node, child: Node, nodes: number, isCheaper: boolean): boolean {
    const fate = this.fate(earlier, nodes)
    if (!isCheaper || (fate !== fates.waiting && fate !== fates.expanded)) {
      throw notReplaceable(earlier, child, fate)
    }
    this.fateOf[earlier] = fates.superseded
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
    this.fateOf.fill(fates.leftBehind, this.firstOfIteration, nodes)
    this.firstOfIteration = nodes
  }

  /**
   * Why something cannot be done with a child that can only be done with the newest.
   *
   * @param nodes how many nodes there are
   */
  notNewest(
    child: Node,
    newest: Node,
    nodes: number,
    wish: 'be pruned' | 'replace an earlier node',
  ): SearchMisuse {
    return notJustGenerated(child, newest, this.fate(child, nodes), wish)
  }

  private checkWaiting(
    node: Node,
    nodes: number,
    wish: 'be expanded' | 'be dropped' | 'be a solution',
  ): void {
    if (node < nodes && this.fateOf[node] === fates.waiting) return
    throw notWaiting(node, this.fate(node, nodes), wish)
  }

  private fate(node: Node, nodes: number): number {
    return node < nodes ? (this.fateOf[node] ?? fates.none) : fates.none
  }
}
