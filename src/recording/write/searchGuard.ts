import type { Node } from '../../solvers/solver'
import { nobody } from './newest'
import { SearchMisuse, fates } from './searchMisuse'

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
  /** Apart from the fates: past the budget another node may get the number of a solution. */
  private readonly solved = new Set<Node>()
  private firstOfIteration = 0
  private limit = -1

  /** @param held tells how many nodes there are */
  constructor(private readonly held: { readonly count: number }) {}

  /** Makes room for a number of nodes. */
  reserve(nodes: number): void {
    const { fateOf } = this
    if (nodes <= fateOf.length) return
    this.fateOf = new Uint8Array(nodes)
    this.fateOf.set(fateOf)
  }

  /** Lets a node wait. */
  wait(node: Node): void {
    this.fateOf[node] = fates.waiting
  }

  /** Until something else happens the node can be pruned. */
  generate(node: Node): void {
    this.newest = node
  }

  expand(node: Node): void {
    this.checkWaiting(node, 'be expanded')
    this.become(node, fates.expanded)
    this.expanding = node
    this.yielded = nobody
  }

  /** The search goes on after it has yielded. */
  resume(): void {
    this.yielded = this.expanding
  }

  children(node: Node): void {
    if (node !== this.yielded) {
      const kind = node === this.expanding ? 'not-yielded' : 'not-being-expanded'
      throw new SearchMisuse({ kind, node })
    }
    this.expanding = nobody
    this.yielded = nobody
  }

  prune(child: Node): void {
    if (child !== this.newest) throw this.tooLate(child, 'be pruned')
    this.become(child, fates.pruned)
  }

  isPruned(node: Node): boolean {
    return this.fateOf[node] === fates.pruned
  }

  drop(node: Node): void {
    this.checkWaiting(node, 'be dropped')
    this.become(node, fates.dropped)
  }

  /** @param testsFirst whether nodes are compared with the goal when they are generated */
  solve(node: Node, testsFirst: boolean): void {
    this.checkWaiting(node, 'be a solution')
    // It never waits, so that it has to be met before anything else happens.
    if (testsFirst && node !== this.newest)
      throw new SearchMisuse({ kind: 'not-met-at-once', node })
    this.become(node, fates.solution)
    this.solved.add(node)
  }

  /**
   * Takes note that a child replaces an earlier node, and answers whether that one was waiting.
   *
   * @param isCheaper whether the child has the same state, and cost less
   */
  supersede(earlier: Node, child: Node, isCheaper: boolean): boolean {
    if (child !== this.newest) throw this.tooLate(child, 'replace an earlier node')
    const fate = this.fate(earlier)
    if (!isCheaper || (fate !== fates.waiting && fate !== fates.expanded)) {
      throw new SearchMisuse({ kind: 'not-replaceable', node: earlier, child, fate })
    }
    this.become(earlier, fates.superseded)
    return fate === fates.waiting
  }

  /** What there is belongs to an earlier tree from now on. */
  beginIteration(limit: number): void {
    if (!Number.isFinite(limit) || limit < 0 || limit <= this.limit) {
      throw new SearchMisuse({ kind: 'not-a-limit', limit })
    }
    this.limit = limit
    this.newest = nobody
    this.fateOf.fill(fates.leftBehind, this.firstOfIteration, this.held.count)
    this.firstOfIteration = this.held.count
  }

  /** Refuses what a search can only do with an empty frontier, while a node still waits. */
  checkNothingWaits(wish: 'end with nothing left' | 'begin another iteration'): void {
    const held = this.fateOf.subarray(0, this.held.count)
    const waiting = held.indexOf(fates.waiting, this.firstOfIteration)
    if (waiting >= 0) throw new SearchMisuse({ kind: 'left-waiting', node: waiting, wish })
  }

  /** Whether a node waits, of those from one on. */
  isWaitingFrom(node: Node): boolean {
    const end = this.held.count
    for (let each = node; each < end; each++) if (this.fateOf[each] === fates.waiting) return true
    return false
  }

  /** Refuses the end of a search with a node that was not found to be a solution. */
  checkSolved(node: Node): void {
    if (!this.solved.has(node)) throw new SearchMisuse({ kind: 'not-solved', node })
  }

  /** Something has become of a node: the search has gone on, and the newest is settled. */
  private become(node: Node, fate: number): void {
    this.fateOf[node] = fate
    this.newest = nobody
  }

  private tooLate(child: Node, wish: 'be pruned' | 'replace an earlier node'): SearchMisuse {
    const { newest } = this
    return new SearchMisuse({ kind: 'too-late', node: child, newest, fate: this.fate(child), wish })
  }

  private checkWaiting(node: Node, wish: 'be expanded' | 'be dropped' | 'be a solution'): void {
    const fate = this.fate(node)
    if (fate !== fates.waiting) throw new SearchMisuse({ kind: 'not-waiting', node, fate, wish })
  }

  private fate(node: Node): number {
    return node < this.held.count ? (this.fateOf[node] ?? fates.none) : fates.none
  }
}
